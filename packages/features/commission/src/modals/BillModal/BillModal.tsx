import { Trans, useLingui } from "@lingui/react/macro";
import { useGetAgentBillQuery } from "@marquee/api-client";
import type { AgentBill } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, type ModalProps, type ModalReference, useSymbolOf } from "@marquee/runtime";
import { Heading, Modal, Money, Pagination, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { BillBadge } from "../../components/BillList.tsx";
import { BillSteps } from "../../components/BillSteps.tsx";
import { TierList } from "../../components/TierList.tsx";
import { useBillTexts } from "../../model/useBillTexts.ts";
import { useContractTexts } from "../../model/useContractTexts.ts";
import { useDay } from "../../model/useDay.ts";
import type { billModal } from "../billModal.ts";

type Params = typeof billModal extends ModalReference<infer Given> ? Given : never;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  overflow-wrap: anywhere;
  section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.8")}; }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${token("space.12")};
  margin: 0;
  dt { color: ${token("color.muted")}; font-size: ${token("text.small")}; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

type Player = AgentBill["players"]["list"][number];

function Inputs({ data: { bill, inputs } }: { readonly data: AgentBill }) {
  const { t } = useLingui();
  const symbol = useSymbolOf()(bill.currency);
  const isDividend = bill.kind === "DIVIDEND";
  const money = (name: string, amount: string) => ({ name, value: <Money amount={amount} currency={symbol} /> });
  const facts = [
    money(t`Valid bets`, inputs.validBet),
    ...(isDividend ? [money(t`Company profit`, inputs.profit), money(t`Loss of before`, inputs.carryIn)] : []),
    ...(bill.kind === "REALTIME" ? [money(t`Valid bets of the day`, inputs.dayBet)] : []),
    ...(bill.kind === "DIVIDEND" || bill.kind === "DAILY"
      ? [{ name: t`Active members`, value: String(inputs.active) }]
      : []),
    money(t`Paid below by the house`, inputs.below),
    money(t`Paid too much below before`, inputs.deficitIn),
    money(t`Remainder of before`, inputs.remainderIn),
    money(t`Smallest pay`, inputs.minimumPay),
  ];
  return (
    <Facts aria-label={t`Inputs`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function useColumns({ kind, currency }: AgentBill["bill"]): readonly TableColumn<Player>[] {
  const { t } = useLingui();
  const symbol = useSymbolOf()(currency);
  const money = (key: "validBet" | "profit", title: string): TableColumn<Player> => ({
    key,
    title,
    align: "end",
    toCell: (player) => <Money amount={player[key]} currency={symbol} />,
  });
  return [
    { key: "account", title: t`Account`, toCell: ({ account }) => account },
    money("validBet", t`Valid bets`),
    ...(kind === "DIVIDEND" ? [money("profit", t`Company profit`)] : []),
  ];
}

function Players({
  data: { bill, players },
  page,
  onPage,
}: {
  readonly data: AgentBill;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const columns = useColumns(bill);
  return (
    <>
      <Table caption={t`Players of the team`} columns={columns} rows={players.list} toKey={({ account }) => account} />
      {players.totalPages > 1 && <Pagination page={page} count={players.totalPages} onPage={onPage} />}
    </>
  );
}

function Bill({
  data,
  page,
  onPage,
}: {
  readonly data: AgentBill;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const toDay = useDay();
  const symbol = useSymbolOf()(data.bill.currency);
  const { kinds, payers } = useContractTexts();
  const { states } = useBillTexts();
  const { bill, history, payments } = data;
  return (
    <Page>
      <section>
        <Text>
          {kinds[bill.kind]} · {bill.account} · {payers[data.payer]}
        </Text>
        <Text size="small" tone="muted">
          {toDay(bill.periodStart)} – {toDay(bill.periodEnd)}
        </Text>
        <Text>
          <Money amount={bill.amount} currency={symbol} /> <BillBadge status={bill.status} />
        </Text>
      </section>
      <section>
        <Heading level={4}>
          <Trans>Terms</Trans>
        </Heading>
        <TierList kind={bill.kind} currency={symbol} terms={data.terms} />
      </section>
      <section>
        <Heading level={4}>
          <Trans>Inputs</Trans>
        </Heading>
        <Inputs data={data} />
      </section>
      <section>
        <Heading level={4}>
          <Trans>Calculation</Trans>
        </Heading>
        <BillSteps steps={data.steps} />
      </section>
      <section>
        <Heading level={4}>
          <Trans>History</Trans>
        </Heading>
        {payments.map(({ at, amount }) => (
          <Text key={`${at} ${amount}`} size="small">
            {toDay(at)} · <Money amount={amount} currency={symbol} />
          </Text>
        ))}
        {history.map(({ at, status }) => (
          <Text key={`${at} ${status}`} size="small" tone="muted">
            {toDay(at)} · {states[status]}
          </Text>
        ))}
      </section>
      <section>
        <Heading level={4}>
          <Trans>Players of the team</Trans>
        </Heading>
        {data.players.totalCount === 0 ? (
          <Text tone="muted">{t`Nobody has played in this period.`}</Text>
        ) : (
          <Players data={data} page={page} onPage={onPage} />
        )}
      </section>
    </Page>
  );
}

/** A bill opened to its formula: every input, each step with its numbers, and each player's part. */
export function BillModal({ onClose, params: { billNo } }: ModalProps<Params>) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const loaded = useGetAgentBillQuery({ billNo, pageNo: page });
  return (
    <Modal title={t`Bill ${billNo}`} open onClose={onClose} size="wide">
      <LoadGate query={loaded} rows={6}>
        {(data) => <Bill data={data} page={page} onPage={setPage} />}
      </LoadGate>
    </Modal>
  );
}
