import { useLingui } from "@lingui/react/macro";
import type { StaffRedemptionSheet } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Link } from "@marquee/ui-kit";
import { useDecideRedemptionMutation } from "../api/endpoints/points/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Facts } from "../frame/Facts.ts";
import { Section } from "../frame/Section.tsx";
import { MemberGlance } from "../member/glance/MemberGlance.tsx";
import { DecideForm } from "../orders/DecideForm.tsx";
import { DecisionFacts } from "../orders/DecisionFacts.tsx";
import { OrderSteps } from "../orders/OrderSteps.tsx";
import { type LinkTarget, WorkBar } from "../work/WorkBar.tsx";
import { Obstacles } from "./Obstacles.tsx";
import { useRedemptionTexts } from "./useRedemptionTexts.ts";

function Decide({ order: { orderNo, version: seen, state } }: { readonly order: StaffRedemptionSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [decide] = useDecideRedemptionMutation();
  const send = (decision: "approve" | "reject") => async (remark: string) => {
    const told = { merchant: merchant.code, orderNo, seen, decision, remark };
    const { state: next } = await decide(told).unwrap();
    return next === "PROCESS" ? t`Noted. A second person has to approve too.` : t`Decided. The member is told.`;
  };
  return (
    <DecideForm
      title={t`Decide`}
      label={t`Decide about redemption ${orderNo}`}
      hint={t`The member reads this.`}
      isWaiting={state === "PROCESS"}
      decisions={[
        { shortcut: "a", label: t`Approve`, look: "primary", send: send("approve") },
        { shortcut: "r", label: t`Reject`, look: "danger", send: send("reject") },
      ]}
    />
  );
}

/** Everything about one redemption: what it takes and gives, where it is sent, and the decision that it waits for. */
export function RedemptionDetails({
  order,
  toNext,
}: {
  readonly order: StaffRedemptionSheet;
  readonly toNext: (orderNo: string) => LinkTarget;
}) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { states, types } = useRedemptionTexts();
  const mayDecide = useMay("balances.approve");
  const { address, against, cash, currency, firstApprover } = order;
  return (
    <>
      {mayDecide && <WorkBar line="redemptions" subject={order.orderNo} toNext={toNext} />}
      <Section title={t`Redemption`}>
        <Facts>
          <dt>{t`Member`}</dt>
          <dd>
            <Link href={`/${merchant.code}/members/${order.memberId}`}>{order.username}</Link>
          </dd>
          <dt>{t`Reward`}</dt>
          <dd>
            {order.name} × {order.quantity} ({types[order.type]})
          </dd>
          <dt>{t`Points`}</dt>
          <dd>{i18n.number(Number(order.amount))}</dd>
          {cash !== null && (
            <>
              <dt>{t`Money`}</dt>
              <dd>
                {formatMoney(cash, i18n.locale)} {currency}
              </dd>
            </>
          )}
          {address !== null && (
            <>
              <dt>{t`Sent to`}</dt>
              <dd>
                {address.name}, {address.address}, {address.phone}
              </dd>
            </>
          )}
          {against.length > 0 && (
            <>
              <dt>{t`Speaks against it`}</dt>
              <dd>
                <Obstacles against={against} />
              </dd>
            </>
          )}
          {firstApprover !== null && (
            <>
              <dt>{t`First approval`}</dt>
              <dd>{firstApprover}</dd>
            </>
          )}
          <DecisionFacts order={{ ...order, linkedOrderNo: null }} list="redemptions" />
        </Facts>
      </Section>
      <MemberGlance memberId={order.memberId} />
      {mayDecide && <Decide key={order.orderNo} order={order} />}
      <OrderSteps steps={order.steps} states={states} />
    </>
  );
}
