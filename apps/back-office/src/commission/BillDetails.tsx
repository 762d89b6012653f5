import { useLingui } from "@lingui/react/macro";
import type { StaffBillSheet } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Link, Pagination, Table, Text } from "@marquee/ui-kit";
import { Wide } from "../chart/Wide.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Facts } from "../frame/Facts.ts";
import { Section } from "../frame/Section.tsx";
import { Lines, OrderSteps } from "../orders/OrderSteps.tsx";
import { toReasonText } from "../orders/toReasonText.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { type LinkTarget, WorkBar } from "../work/WorkBar.tsx";
import { DecideBill } from "./DecideBill.tsx";
import { TermsTable } from "./TermsTable.tsx";
import { useBillTexts, useContractTexts } from "./useCommissionTexts.ts";

function BillFacts({ bill }: { readonly bill: StaffBillSheet }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { reasons } = useBillTexts();
  const { kinds, periods, payers } = useContractTexts();
  const { upline, firstApprover, decidedBy, reason, currency } = bill;
  const toMoney = (text: string): string => `${formatMoney(text, i18n.locale)} ${currency}`;
  const toMember = ({ id, account }: { readonly id: string; readonly account: string }) => (
    <Link href={`/${merchant.code}/agents/${id}`}>{account}</Link>
  );
  return (
    <Facts>
      <dt>{t`Agent`}</dt>
      <dd>{toMember({ id: bill.memberId, account: bill.username })}</dd>
      <dt>{t`Upline`}</dt>
      <dd>{upline === null ? t`The house` : toMember(upline)}</dd>
      <dt>{t`Contract`}</dt>
      <dd>
        <DeskLink to={`/${merchant.code}/contracts/${bill.contractId}`}>
          {kinds[bill.kind]}, {periods[bill.period]}
        </DeskLink>
      </dd>
      <dt>{t`Period`}</dt>
      <dd>
        {toTime(bill.periodStart, merchant.timeZone)} – {toTime(bill.periodEnd, merchant.timeZone)}
      </dd>
      <dt>{t`Amount`}</dt>
      <dd>{toMoney(bill.amount)}</dd>
      <dt>{t`Paid`}</dt>
      <dd>{toMoney(bill.paid)}</dd>
      <dt>{t`Paid by`}</dt>
      <dd>{payers[bill.payer]}</dd>
      {reason !== "" && (
        <>
          <dt>{t`Reason`}</dt>
          <dd>{toReasonText(reasons)(reason)}</dd>
        </>
      )}
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
    </Facts>
  );
}

/** Everything about one bill: how it was reckoned, from whose play, what was paid, and the decision that it waits for. */
export function BillDetails({
  bill,
  toNext,
  onPage,
}: {
  readonly bill: StaffBillSheet;
  /** What a link to the next one in the queue takes. */
  readonly toNext: (orderNo: string) => LinkTarget;
  readonly onPage: (page: number) => void;
}) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { states, steps, reasons } = useBillTexts();
  const mayDecide = useMay("balances.approve");
  const toMoney = (text: string): string => formatMoney(text, i18n.locale);
  const { players, payments } = bill;
  return (
    <>
      {mayDecide && (
        <WorkBar
          line={bill.state === "TO_COLLECT" ? "billsToSettle" : "bills"}
          subject={bill.orderNo}
          toNext={toNext}
        />
      )}
      <Section title={t`Bill`}>
        <BillFacts bill={bill} />
      </Section>
      <Section title={t`Calculation`}>
        <Facts>
          {bill.calculation.map(({ step, text }) => [
            <dt key={`${step} name`}>{steps[step]}</dt>,
            <dd key={step} dir="ltr">
              {text}
            </dd>,
          ])}
        </Facts>
      </Section>
      <Section title={t`Terms`}>
        <TermsTable kind={bill.kind} terms={bill.terms} />
      </Section>
      {payments.length > 0 && (
        <Section title={t`Payments`}>
          <Lines>
            {payments.map(({ at, amount }) => (
              <li key={at}>{`${toTime(at, merchant.timeZone)} · ${toMoney(amount)} ${bill.currency}`}</li>
            ))}
          </Lines>
        </Section>
      )}
      <Section title={t`Players`}>
        {players.totalCount === 0 ? (
          <Text tone="muted">{t`Nobody has played.`}</Text>
        ) : (
          <>
            <Wide aria-label={t`Players`}>
              <Table
                caption={t`Players`}
                rows={players.list}
                toKey={({ account }) => account}
                columns={[
                  { key: "account", title: t`Username`, toCell: ({ account }) => account },
                  { key: "validBet", title: t`Valid bets`, align: "end", toCell: ({ validBet }) => toMoney(validBet) },
                  { key: "profit", title: t`House profit`, align: "end", toCell: ({ profit }) => toMoney(profit) },
                ]}
              />
            </Wide>
            {players.totalPages > 1 && <Pagination page={players.pageNo} count={players.totalPages} onPage={onPage} />}
          </>
        )}
      </Section>
      {mayDecide && <DecideBill key={bill.orderNo} bill={bill} />}
      <OrderSteps steps={bill.steps} states={states} toReason={toReasonText(reasons)} />
    </>
  );
}
