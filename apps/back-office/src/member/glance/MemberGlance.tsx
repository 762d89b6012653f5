import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Badge, Heading, Link, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useGetMemberQuery } from "../../api/endpoints/member/staffEndpoints.ts";
import { useListMemberRemarksQuery, useListMemberSignalsQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { Facts } from "../../frame/Facts.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Section } from "../../frame/Section.tsx";
import { useTimeText } from "../../texts/useTimeText.ts";
import { LabelTags } from "../LabelTags.tsx";
import { stateTones, useMemberTexts } from "../useMemberTexts.ts";
import { MoneyFacts } from "./MoneyFacts.tsx";

const shownRemarks = 3;

const Row = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")} ${token("space.8")};`;
const Remarks = styled.ul`display: grid; gap: ${token("space.8")}; inline-size: 100%; font-size: ${token("text.small")};`;

function OtherAccounts({ memberId }: { readonly memberId: string }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { states } = useMemberTexts();
  const loaded = useListMemberSignalsQuery({ merchant: merchant.code, memberId });
  return (
    <LoadGate loaded={loaded}>
      {(signals) => {
        const others = [
          ...new Map(signals.flatMap(({ members }) => members).map((other) => [other.id, other])).values(),
        ];
        return others.length === 0 ? null : (
          <>
            <Heading level={3}>{t`Other accounts that share something`}</Heading>
            <Row>
              {others.map(({ id, username, state }) => (
                <span key={id}>
                  <Link href={`/${merchant.code}/members/${id}`}>{username}</Link>
                  {state === "ACTIVE" || !Object.hasOwn(states, state)
                    ? ""
                    : ` (${states[state as keyof typeof states]})`}
                </span>
              ))}
            </Row>
          </>
        );
      }}
    </LoadGate>
  );
}

function LastRemarks({ memberId }: { readonly memberId: string }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const loaded = useListMemberRemarksQuery({ merchant: merchant.code, memberId });
  return (
    <LoadGate loaded={loaded}>
      {(remarks) =>
        remarks.length === 0 ? null : (
          <>
            <Heading level={3}>{t`Remarks`}</Heading>
            <Remarks>
              {remarks.slice(0, shownRemarks).map(({ id, at, by, text }) => (
                <li key={id}>
                  <Text size="small" tone="muted">
                    {toTime(at, merchant.timeZone)} · {by}
                  </Text>
                  {text}
                </li>
              ))}
            </Remarks>
            {remarks.length > shownRemarks ? (
              <Link href={`/${merchant.code}/members/${memberId}?part=remarks`}>
                <Trans>All remarks</Trans>
              </Link>
            ) : null}
          </>
        )
      }
    </LoadGate>
  );
}

/** What a decision about a member's order has to know of the member: who he is, his money, other accounts, what colleagues wrote. */
export function MemberGlance({ memberId }: { readonly memberId: string }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [mayRead, maySeeMoney] = [useMay("members.read"), useMay("balances.read")];
  const { states, levels } = useMemberTexts();
  const toTime = useTimeText();
  const loaded = useGetMemberQuery({ merchant: merchant.code, memberId }, { skip: !mayRead });
  if (!mayRead) return null;
  return (
    <Section title={t`Member`}>
      <LoadGate loaded={loaded}>
        {({ username, state, labels, kycLevel, registeredAt, payeeName }) => (
          <>
            <Row>
              <Link href={`/${merchant.code}/members/${memberId}`}>{username}</Link>
              <Badge tone={stateTones[state]}>{states[state]}</Badge>
              <LabelTags labels={labels} />
            </Row>
            <Facts>
              <dt>{t`Identity`}</dt>
              <dd>{levels.get(kycLevel)}</dd>
              {payeeName === "" ? null : (
                <>
                  <dt>{t`Name`}</dt>
                  <dd>{payeeName}</dd>
                </>
              )}
              <dt>{t`Registered`}</dt>
              <dd>{toTime(registeredAt, merchant.timeZone)}</dd>
            </Facts>
          </>
        )}
      </LoadGate>
      {maySeeMoney ? <MoneyFacts memberId={memberId} /> : null}
      <OtherAccounts memberId={memberId} />
      <LastRemarks memberId={memberId} />
    </Section>
  );
}
