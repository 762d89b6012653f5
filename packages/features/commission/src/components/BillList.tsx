import { Trans, useLingui } from "@lingui/react/macro";
import { useListAgentBillsQuery } from "@marquee/api-client";
import type { AgentBills, BillLine, ContractKind } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { modalOpened, PeriodChoice, RecordBody, useAppDispatch, useReport, Wide, useSymbolOf } from "@marquee/runtime";
import { Badge, Button, EmptyState, Heading, Money, SelectField, Table, type TableColumn } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { billModal } from "../modals/billModal.ts";
import { useBillTexts } from "../model/useBillTexts.ts";
import { useDay } from "../model/useDay.ts";

const Part = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")}; min-inline-size: 0;`;
const Choice = styled.div`max-inline-size: 280px;`;
const Span = styled.span`display: grid; white-space: nowrap;`;

const tones = {
  PENDING: "accent",
  REVIEW: "accent",
  TO_COLLECT: "accent",
  ISSUED: "success",
  NOT_REACHED: "muted",
  INSUFFICIENT: "danger",
  PARTLY: "danger",
  REFUSED: "danger",
  EXPIRED: "danger",
} as const;

/** A salary in real time grows while its page is open (AC-13). */
const everyFiveMinutes = { pollingInterval: 300_000, skipPollingIfUnfocused: true };

/** The state of a bill, as a mark. */
export function BillBadge({ status }: Pick<BillLine, "status">) {
  const { states } = useBillTexts();
  return <Badge tone={tones[status]}>{states[status]}</Badge>;
}

function useColumns(): readonly TableColumn<BillLine>[] {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const toDay = useDay();
  const toSymbol = useSymbolOf();
  return [
    {
      key: "period",
      title: t`Period`,
      toCell: ({ periodStart, periodEnd }) => (
        <Span>
          <span>{toDay(periodStart)}</span>
          <span>{toDay(periodEnd)}</span>
        </Span>
      ),
    },
    { key: "account", title: t`Account`, isOneLine: true, toCell: ({ account }) => account },
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ amount, currency }) => <Money amount={amount} currency={toSymbol(currency)} />,
    },
    {
      key: "paid",
      title: t`Paid so far`,
      align: "end",
      toCell: ({ paid, currency }) => <Money amount={paid} currency={toSymbol(currency)} />,
    },
    { key: "status", title: t`Status`, toCell: ({ status }) => <BillBadge status={status} /> },
    {
      key: "open",
      title: t`Calculation`,
      toCell: ({ billNo }) => (
        <Button
          size="small"
          aria-label={t`Show bill ${billNo}`}
          onClick={() => dispatch(modalOpened(billModal, { billNo }))}
        >
          <Trans>Show</Trans>
        </Button>
      ),
    },
  ];
}

function Lines({ list }: Pick<AgentBills, "list">) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <Wide aria-label={t`Bills`}>
      <Table caption={t`Bills`} columns={columns} rows={list} toKey={({ billNo }) => billNo} />
    </Wide>
  );
}

/** The bills of a kind of contract: what the agent gets, or what its downlines get by contracts with it (AC-10 to AC-13). */
export function BillList({ kind }: { readonly kind: ContractKind }) {
  const { t } = useLingui();
  const report = useReport(30);
  const side = report.get("side") === "UPLINE" ? "UPLINE" : "DOWNLINE";
  const loaded = useListAgentBillsQuery(
    { kind, side, ...report.days, pageNo: report.page },
    kind === "REALTIME" ? everyFiveMinutes : {},
  );
  return (
    <Part aria-label={t`Bills of contracts`}>
      <Heading level={4}>
        <Trans>Bills</Trans>
      </Heading>
      <PeriodChoice report={report} />
      <Choice>
        <SelectField
          label={t`Whose bills`}
          value={side}
          options={[
            { value: "DOWNLINE", label: t`What I get` },
            { value: "UPLINE", label: t`What my downlines get` },
          ]}
          onChange={({ target }) => report.set({ side: target.value === "UPLINE" ? "UPLINE" : "" })}
        />
      </Choice>
      <RecordBody
        loaded={loaded}
        page={report.page}
        onPage={report.setPage}
        rows={4}
        empty={
          <EmptyState picture="empty" title={t`No bills in this period`} level={4}>
            <Trans>A bill comes when a period of a contract is over.</Trans>
          </EmptyState>
        }
        renderList={({ list }) => <Lines list={list} />}
      />
    </Part>
  );
}
