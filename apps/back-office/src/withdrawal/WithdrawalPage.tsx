import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffWithdrawalSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Badge, Heading, Link, Text } from "@marquee/ui-kit";
import { useParams } from "react-router";
import { styled } from "styled-components";
import { useGetStaffWithdrawalQuery } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Facts } from "../frame/Facts.ts";
import { useContradictionText } from "../orders/useContradictionText.ts";
import { Lines, OrderSteps } from "../orders/OrderSteps.tsx";
import { MemberGlance } from "../member/glance/MemberGlance.tsx";
import { WorkBar } from "../work/WorkBar.tsx";
import { DecideWithdrawalForm } from "./DecideWithdrawalForm.tsx";
import { SettlePayoutForm } from "./SettlePayoutForm.tsx";
import { useWithdrawalTexts, withdrawalTones } from "./useWithdrawalTexts.ts";

const Pictures = styled.div`
  display: grid;
  gap: ${token("space.12")};
  inline-size: 100%;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  img { inline-size: 100%; max-block-size: 320px; object-fit: contain; border-radius: ${token("radius.control")}; background: ${token("color.raised")}; }
`;
/** The lines of the queue, by the states that wait. */
const lines: Partial<Record<StaffWithdrawalSheet["state"], string>> = {
  RISK: "withdrawals",
  UNPAID_CLAIM: "unpaidClaims",
  PARTIAL_CLAIM: "partialClaims",
};
const toWithdrawalPath = (orderNo: string): string => `withdrawals/${orderNo}`;

function Sheet({ order }: { readonly order: StaffWithdrawalSheet }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { states, types, toCheck } = useWithdrawalTexts();
  const toContradiction = useContradictionText(states);
  const maySettle = useMay("balances.propose");
  const mayDecide = useMay("balances.approve");
  const toMoney = (text: string): string => `${formatMoney(text, i18n.locale)} ${order.currency}`;
  const { linkedOrderNo, received, remark, complaint, contradiction, firstApprover, decidedBy, providerRef } = order;
  return (
    <>
      {mayDecide && (
        <WorkBar line={lines[order.state] ?? "withdrawals"} subject={order.orderNo} toPath={toWithdrawalPath} />
      )}
      <Section title={t`Order`}>
        <Facts>
          <dt>{t`Member`}</dt>
          <dd>
            <Link href={`/${merchant.code}/members/${order.memberId}`}>{order.username}</Link>
          </dd>
          <dt>{t`Amount`}</dt>
          <dd>{toMoney(order.amount)}</dd>
          <dt>{t`Paid to`}</dt>
          <dd>
            {types[order.type]}: {order.place} {order.number}
          </dd>
          <dt>{t`Account holder`}</dt>
          <dd>{order.holder}</dd>
          <dt>{t`Provider`}</dt>
          <dd>
            {order.provider} {providerRef ?? ""}
          </dd>
          {firstApprover !== null && (
            <>
              <dt>{t`First approval`}</dt>
              <dd>{firstApprover}</dd>
            </>
          )}
          {decidedBy !== null && (
            <>
              <dt>{t`Decided by`}</dt>
              <dd>{decidedBy}</dd>
            </>
          )}
          {linkedOrderNo !== null && (
            <>
              <dt>{t`Linked order`}</dt>
              <dd>
                <Link href={`/${merchant.code}/withdrawals/${linkedOrderNo}`}>{linkedOrderNo}</Link>
              </dd>
            </>
          )}
        </Facts>
      </Section>
      {contradiction !== "" && (
        <Section title={t`Contradiction`}>
          <Text tone="danger">{toContradiction(contradiction)}</Text>
          {maySettle && order.findings.length > 0 && <SettlePayoutForm order={order} />}
        </Section>
      )}
      {order.checks.length > 0 && (
        <Section title={t`Checks`}>
          <Lines>
            {order.checks.map((name) => (
              <li key={name}>{toCheck(name)}</li>
            ))}
          </Lines>
        </Section>
      )}
      {received !== null && (
        <Section title={t`The member's answer`}>
          <Text>{t`Arrived: ${toMoney(received)}`}</Text>
          {remark !== "" && <Text>{remark}</Text>}
          <Pictures>
            {order.pictures.map(({ url }, index) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer">
                <img src={url} alt={t`Picture ${index + 1}`} />
              </a>
            ))}
          </Pictures>
        </Section>
      )}
      {complaint !== "" && (
        <Section title={t`Complaint`}>
          <Text>{complaint}</Text>
        </Section>
      )}
      <MemberGlance memberId={order.memberId} />
      {mayDecide && <DecideWithdrawalForm key={order.orderNo} order={order} />}
      <OrderSteps steps={order.steps} states={states} />
    </>
  );
}

/** One withdrawal: its checks, what the provider and the member said, and the decision that it waits for. */
export function WithdrawalPage() {
  const { merchant } = useDesk();
  const { orderNo = "" } = useParams();
  const { states } = useWithdrawalTexts();
  const loaded = useGetStaffWithdrawalQuery({ merchant: merchant.code, orderNo });
  const state = loaded.data?.state;
  return (
    <Page>
      <Text size="small">
        <Link href={`/${merchant.code}/withdrawals`}>
          <Trans>Withdrawals</Trans>
        </Link>
      </Text>
      <PageHead>
        <Heading level={1} size="heading">
          {orderNo}
        </Heading>
        {state && <Badge tone={withdrawalTones[state]}>{states[state]}</Badge>}
      </PageHead>
      <LoadGate loaded={loaded}>{(order) => <Sheet order={order} />}</LoadGate>
    </Page>
  );
}
