import { useLingui } from "@lingui/react/macro";
import type { ApplicationSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Badge, Text } from "@marquee/ui-kit";
import { useParams } from "react-router";
import { styled } from "styled-components";
import { useGetPromotionApplicationQuery } from "../../api/endpoints/promotions/staffPageEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { Facts } from "../../frame/Facts.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Section } from "../../frame/Section.tsx";
import { ShortTime } from "../../frame/ShortTime.tsx";
import { MemberGlance } from "../../member/glance/MemberGlance.tsx";
import { OrderPage } from "../../orders/OrderPage.tsx";
import { WorkBar } from "../../work/WorkBar.tsx";
import { applicationTones, usePageTexts } from "../usePageTexts.ts";
import { DecideApplication } from "./DecideApplication.tsx";

const Pictures = styled.div`
  display: grid;
  gap: ${token("space.12")};
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  img { inline-size: 100%; max-block-size: 320px; object-fit: contain; border-radius: ${token("radius.control")}; background: ${token("color.raised")}; }
`;

/** What the member sent, what was answered, and the answer that it waits for. */
function Details({ application }: { readonly application: ApplicationSheet }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const mayDecide = useMay("balances.approve");
  const { id, memberId, username, comment, pictures, amount, currency, remark, decidedBy, decidedAt } = application;
  return (
    <>
      {mayDecide && (
        <WorkBar
          line="promotionApplications"
          subject={id}
          toNext={(next) => ({ to: `/${merchant}/promotion-applications/${next}` })}
        />
      )}
      <Section title={t`Application`}>
        <Facts>
          <dt>{t`Member`}</dt>
          <dd>
            <DeskLink to={`/${merchant}/members/${memberId}`}>{username}</DeskLink>
          </dd>
          <dt>{t`Sent`}</dt>
          <dd>
            <ShortTime at={application.createdAt} />
          </dd>
          {amount !== null && (
            <>
              <dt>{t`Bonus`}</dt>
              <dd>
                {formatMoney(amount, i18n.locale)} {currency}
              </dd>
            </>
          )}
          {decidedBy !== null && decidedAt !== null && (
            <>
              <dt>{t`Answered by`}</dt>
              <dd>
                {decidedBy}, <ShortTime at={decidedAt} />
              </dd>
            </>
          )}
          {remark !== "" && (
            <>
              <dt>{t`Remark to the member`}</dt>
              <dd>{remark}</dd>
            </>
          )}
        </Facts>
        <Text>{comment === "" ? t`Without a comment.` : comment}</Text>
        <Pictures>
          {pictures.map(({ url }, index) => (
            <a key={url} href={url} target="_blank" rel="noopener noreferrer">
              <img src={url} alt={t`Picture ${index + 1}`} />
            </a>
          ))}
        </Pictures>
      </Section>
      <MemberGlance memberId={memberId} />
      {mayDecide && <DecideApplication key={id} application={application} />}
    </>
  );
}

function Application({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { applicationStates: names } = usePageTexts();
  const loaded = useGetPromotionApplicationQuery({ merchant, id });
  const { data } = loaded;
  return (
    <OrderPage
      orderNo={data?.title ?? t`Application`}
      list="promotion-applications"
      title={t`Applications`}
      badge={data && <Badge tone={applicationTones[data.state]}>{names[data.state]}</Badge>}
    >
      <LoadGate loaded={loaded}>{(application) => <Details application={application} />}</LoadGate>
    </OrderPage>
  );
}

/** One application for a promotion on a page of its own. */
export function ApplicationPage() {
  const { id = "" } = useParams();
  return <Application key={id} id={id} />;
}
