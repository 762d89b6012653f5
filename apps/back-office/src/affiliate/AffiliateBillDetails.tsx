import { useLingui } from "@lingui/react/macro";
import type { StaffAffiliateBillSheet } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Button, notify, Pagination, Table, Text } from "@marquee/ui-kit";
import { Wide } from "../chart/Wide.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Facts } from "../frame/Facts.ts";
import { Section } from "../frame/Section.tsx";
import { Lines, OrderSteps } from "../orders/OrderSteps.tsx";
import { toReasonText } from "../orders/toReasonText.ts";
import { type LinkTarget, WorkBar } from "../work/WorkBar.tsx";
import { DecideAffiliateBill } from "./DecideAffiliateBill.tsx";
import { PlanTerms } from "./PlanTerms.tsx";
import { toBillText } from "./toBillText.ts";
import { useAffiliateBillTexts, usePlanTexts } from "./useAffiliateTexts.ts";

function BillFacts({ bill }: { readonly bill: StaffAffiliateBillSheet }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { reasons, decisions } = useAffiliateBillTexts();
  const { kinds } = usePlanTexts();
  const { firstApprover, firstDecision, decidedBy, reason, currency, planId } = bill;
  const toMoney = (text: string): string => `${formatMoney(text, i18n.locale)} ${currency}`;
  return (
    <Facts>
      <dt>{t`Affiliate`}</dt>
      <dd>
        <DeskLink to={`/${merchant.code}/affiliates/${bill.memberId}`}>{bill.username}</DeskLink>
      </dd>
      <dt>{t`Plan`}</dt>
      <dd>
        <DeskLink to={`/${merchant.code}/affiliate-plans/${planId}`}>{bill.plan}</DeskLink>, {kinds[bill.kind]}
      </dd>
      <dt>{t`Month`}</dt>
      <dd>{bill.month.slice(0, 7)}</dd>
      <dt>{t`Amount`}</dt>
      <dd>{toMoney(bill.amount)}</dd>
      <dt>{t`Paid`}</dt>
      <dd>{toMoney(bill.paid)}</dd>
      {reason !== "" && (
        <>
          <dt>{t`Reason`}</dt>
          <dd>{toReasonText(reasons)(reason)}</dd>
        </>
      )}
      {firstApprover !== null && (
        <>
          <dt>{t`First decision`}</dt>
          <dd>{firstDecision === null ? firstApprover : `${firstApprover}: ${decisions[firstDecision]}`}</dd>
        </>
      )}
      {decidedBy !== null && (
        <>
          <dt>{t`Decided by`}</dt>
          <dd>{decidedBy}</dd>
        </>
      )}
    </Facts>
  );
}

function Inputs({ bill: { inputs } }: { readonly bill: StaffAffiliateBillSheet }) {
  const { t, i18n } = useLingui();
  const toMoney = (text: string): string => formatMoney(text, i18n.locale);
  return (
    <Facts>
      <dt>{t`Net revenue of the players`}</dt>
      <dd>{toMoney(inputs.ngr)}</dd>
      <dt>{t`Players that became qualified`}</dt>
      <dd>{i18n.number(inputs.qualified)}</dd>
      <dt>{t`Lost months of before`}</dt>
      <dd>{toMoney(inputs.carryIn)}</dd>
      <dt>{t`Remainder of before`}</dt>
      <dd>{toMoney(inputs.remainderIn)}</dd>
      <dt>{t`Brought by affiliates below`}</dt>
      <dd>{toMoney(inputs.below)}</dd>
      <dt>{t`Least that is paid`}</dt>
      <dd>{toMoney(inputs.minimumPay)}</dd>
    </Facts>
  );
}

type Player = StaffAffiliateBillSheet["players"]["list"][number];

function usePlayerColumns() {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { signals: names } = useAffiliateBillTexts();
  const figures = {
    stakes: t`Stakes`,
    wins: t`Wins`,
    bonuses: t`Bonuses`,
    rebates: t`Rebates`,
    fee: t`Fee`,
    ngr: t`Net revenue`,
  };
  const toPlayer = ({ memberId, account }: Player) => (
    <DeskLink to={`/${merchant.code}/members/${memberId}`}>{account}</DeskLink>
  );
  return [
    { key: "account", title: t`Username`, toCell: toPlayer },
    ...(["stakes", "wins", "bonuses", "rebates", "fee", "ngr"] as const).map((figure) => ({
      key: figure,
      title: figures[figure],
      align: "end" as const,
      toCell: (player: Player) => formatMoney(player[figure], i18n.locale),
    })),
    { key: "qualified", title: t`Qualified`, toCell: ({ qualified }: Player) => (qualified ? t`Yes` : "–") },
    {
      key: "signals",
      title: t`Signals`,
      toCell: ({ signals }: Player) => signals.map((signal) => names[signal]).join("; ") || "–",
    },
  ];
}

function Players({
  bill: { players },
  onPage,
}: {
  readonly bill: StaffAffiliateBillSheet;
  readonly onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const columns = usePlayerColumns();
  if (players.totalCount === 0) return <Text tone="muted">{t`Nobody has done anything.`}</Text>;
  return (
    <>
      <Wide aria-label={t`Players`}>
        <Table caption={t`Players`} rows={players.list} toKey={({ memberId }) => memberId} columns={columns} />
      </Wide>
      {players.totalPages > 1 && <Pagination page={players.pageNo} count={players.totalPages} onPage={onPage} />}
    </>
  );
}

/** Everything about one bill: how it was reckoned, from which players, what speaks against it, and the decision that it waits for. */
export function AffiliateBillDetails({
  bill,
  toNext,
  onPage,
}: {
  readonly bill: StaffAffiliateBillSheet;
  /** What a link to the next one in the queue takes. */
  readonly toNext: (orderNo: string) => LinkTarget;
  readonly onPage: (page: number) => void;
}) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { states, steps, reasons, signals } = useAffiliateBillTexts();
  const mayDecide = useMay("balances.approve");
  const copy = (): void =>
    void navigator.clipboard.writeText(toBillText(bill, { steps, state: states[bill.state] })).then(
      () => notify(t`Copied.`, { tone: "success" }),
      () => notify(t`The browser does not let this page copy.`, { tone: "error" }),
    );
  return (
    <>
      {mayDecide && (
        <WorkBar
          line={bill.state === "TO_COLLECT" ? "affiliateBillsToSettle" : "affiliateBills"}
          subject={bill.orderNo}
          toNext={toNext}
        />
      )}
      <Section title={t`Bill`}>
        <BillFacts bill={bill} />
        {bill.signals.length > 0 && (
          <Lines>
            {bill.signals.map((signal) => (
              <li key={signal}>{signals[signal]}</li>
            ))}
          </Lines>
        )}
      </Section>
      <Section title={t`Calculation`}>
        <Inputs bill={bill} />
        <Facts>
          {bill.calculation.map(({ step, text }) => [
            <dt key={`${step} name`}>{steps[step]}</dt>,
            <dd key={step} dir="ltr">
              {text}
            </dd>,
          ])}
        </Facts>
        <Button size="small" onClick={copy}>{t`Copy as text`}</Button>
      </Section>
      <Section title={t`Terms`}>
        <PlanTerms kind={bill.kind} currency={bill.currency} version={bill.terms} />
      </Section>
      <Section title={t`Players`}>
        <Players bill={bill} onPage={onPage} />
      </Section>
      {bill.subs.length > 0 && (
        <Section title={t`Affiliates below`}>
          <Lines>
            {bill.subs.map(({ memberId, account, billNo, amount }) => (
              <li key={billNo}>
                <DeskLink to={`/${merchant.code}/affiliates/${memberId}`}>{account}</DeskLink>
                {" · "}
                <DeskLink to={`/${merchant.code}/affiliate-bills/${billNo}`}>{billNo}</DeskLink>
                {` · ${formatMoney(amount, i18n.locale)} ${bill.currency}`}
              </li>
            ))}
          </Lines>
        </Section>
      )}
      {mayDecide && <DecideAffiliateBill key={bill.orderNo} bill={bill} />}
      <OrderSteps steps={bill.steps} states={states} toReason={toReasonText(reasons)} />
    </>
  );
}
