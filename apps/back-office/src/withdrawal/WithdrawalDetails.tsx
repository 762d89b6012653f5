import { useLingui } from "@lingui/react/macro";
import type { StaffWithdrawalSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Link, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Section } from "../frame/Section.tsx";
import { Facts } from "../frame/Facts.ts";
import { useContradictionText } from "../orders/useContradictionText.ts";
import { DecisionFacts } from "../orders/DecisionFacts.tsx";
import { Lines, OrderSteps } from "../orders/OrderSteps.tsx";
import { MemberGlance } from "../member/glance/MemberGlance.tsx";
import { type LinkTarget, WorkBar } from "../work/WorkBar.tsx";
import { DecideWithdrawal } from "./DecideWithdrawal.tsx";
import { SettlePayoutForm } from "./SettlePayoutForm.tsx";
import { useWithdrawalTexts } from "./useWithdrawalTexts.ts";

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

/** Everything about one withdrawal: its checks, what the provider and the member said, and the decision that it waits for. */
export function WithdrawalDetails({
  order,
  toNext,
}: {
  readonly order: StaffWithdrawalSheet;
  /** What a link to the next one in the queue takes. */
  readonly toNext: (orderNo: string) => LinkTarget;
}) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { states, types, toCheck } = useWithdrawalTexts();
  const toContradiction = useContradictionText(states);
  const maySettle = useMay("balances.propose");
  const mayDecide = useMay("balances.approve");
  const toMoney = (text: string): string => `${formatMoney(text, i18n.locale)} ${order.currency}`;
  const { received, remark, complaint, contradiction, firstApprover, providerRef } = order;
  return (
    <>
      {mayDecide && <WorkBar line={lines[order.state] ?? "withdrawals"} subject={order.orderNo} toNext={toNext} />}
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
          <DecisionFacts order={order} list="withdrawals" />
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
      {mayDecide && <DecideWithdrawal key={order.orderNo} order={order} />}
      <OrderSteps steps={order.steps} states={states} />
    </>
  );
}
