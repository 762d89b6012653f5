import { useLingui } from "@lingui/react/macro";
import type { StaffDepositSheet } from "@marquee/contract/staff";
import { Link, Text } from "@marquee/ui-kit";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Facts } from "../frame/Facts.ts";
import { Section } from "../frame/Section.tsx";
import { MemberGlance } from "../member/glance/MemberGlance.tsx";
import { DecisionFacts } from "../orders/DecisionFacts.tsx";
import { OrderSteps } from "../orders/OrderSteps.tsx";
import { useContradictionText } from "../orders/useContradictionText.ts";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { type LinkTarget, WorkBar } from "../work/WorkBar.tsx";
import { DecideDeposit } from "./DecideDeposit.tsx";
import { useDepositTexts } from "./useDepositTexts.ts";

/** Everything about one deposit: what was ordered and paid, what the provider says, and the decision that it waits for. */
export function DepositDetails({
  deposit,
  toNext,
}: {
  readonly deposit: StaffDepositSheet;
  /** What a link to the next one in the queue takes. */
  readonly toNext: (orderNo: string) => LinkTarget;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { toMoney } = useOrderColumns();
  const { states, types, toReason } = useDepositTexts();
  const toContradiction = useContradictionText(states);
  const mayDecide = useMay("balances.approve");
  const { orderNo, memberId, amount, fee, currency, paid, provider, providerRef, contradiction } = deposit;
  return (
    <>
      {mayDecide && <WorkBar line="deposits" subject={orderNo} toNext={toNext} />}
      <Section title={t`Order`}>
        <Facts>
          <dt>{t`Member`}</dt>
          <dd>
            <Link href={`/${merchant.code}/members/${memberId}`}>{deposit.username}</Link>
          </dd>
          <dt>{t`Ordered`}</dt>
          <dd>{toMoney(amount, currency)}</dd>
          {paid !== null && (
            <>
              <dt>{t`Paid`}</dt>
              <dd>{toMoney(paid.amount, paid.currency)}</dd>
            </>
          )}
          {Number(fee) > 0 && (
            <>
              <dt>{t`Fee`}</dt>
              <dd>{toMoney(fee, currency)}</dd>
            </>
          )}
          <dt>{t`Paid by`}</dt>
          <dd>{types[deposit.type]}</dd>
          <dt>{t`Provider`}</dt>
          <dd>
            {provider} {providerRef ?? ""}
          </dd>
          {deposit.reason !== "" && (
            <>
              <dt>{t`Reason`}</dt>
              <dd>{toReason(deposit.reason)}</dd>
            </>
          )}
          <DecisionFacts order={deposit} list="deposits" />
        </Facts>
      </Section>
      {contradiction !== "" && (
        <Section title={t`Contradiction`}>
          <Text tone="danger">{toContradiction(contradiction)}</Text>
        </Section>
      )}
      <MemberGlance memberId={memberId} />
      <OrderSteps steps={deposit.steps} states={states} toReason={toReason} />
      {mayDecide && <DecideDeposit key={orderNo} deposit={deposit} />}
    </>
  );
}
