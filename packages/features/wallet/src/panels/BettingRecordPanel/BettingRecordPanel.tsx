import { PeriodChoice, RecordBody, Totals, type Report, useReport } from "@marquee/runtime";
import { Trans, useLingui } from "@lingui/react/macro";
import { useListBetsQuery } from "@marquee/api-client";
import type { BetList, ListBetsRequest } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Badge, Button, DateTime, Heading, Money, SelectField, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { ReportFiles } from "../../components/ReportFiles/ReportFiles.tsx";
import { recordTexts, roundStateTexts } from "../../model/recordTexts.ts";
import { BetView } from "./BetView.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${token("space.12")};
`;

type Bet = BetList["list"][number];

const pageSize = 20;

const states = ["OPEN", "CLOSED", "ROLLED_BACK"] as const;
const toState = (text: string): ListBetsRequest["state"] => states.find((state) => state === text);

function useColumns({ symbol, timeZone, set }: Report): readonly TableColumn<Bet>[] {
  const { t } = useLingui();
  return [
    {
      key: "at",
      title: t(recordTexts.time),
      toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} timeZone={timeZone} />,
    },
    {
      key: "game",
      title: t(recordTexts.game),
      toCell: ({ gameName, vendorName }) => (
        <div>
          {gameName}
          <Text size="label" tone="muted">
            {vendorName}
          </Text>
        </div>
      ),
    },
    {
      key: "stake",
      title: t(recordTexts.stake),
      align: "end",
      toCell: ({ stake }) => <Money amount={stake} currency={symbol} />,
    },
    {
      key: "win",
      title: t(recordTexts.win),
      align: "end",
      toCell: ({ win }) => <Money amount={win} currency={symbol} />,
    },
    {
      key: "net",
      title: t(recordTexts.result),
      align: "end",
      toCell: ({ net }) => <Money amount={net} currency={symbol} change />,
    },
    {
      key: "state",
      title: t(recordTexts.state),
      toCell: ({ state }) => <Badge tone={state === "OPEN" ? "primary" : "muted"}>{t(roundStateTexts[state])}</Badge>,
    },
    {
      key: "open",
      title: t(recordTexts.round),
      toCell: ({ provider, roundId, gameName }) => (
        <Button
          size="small"
          aria-label={t`Show round ${roundId} of ${gameName}`}
          onClick={() => set({ provider, round: roundId })}
        >
          <Trans>Show</Trans>
        </Button>
      ),
    },
  ];
}

function BetFilters({ report, vendors }: { readonly report: Report; readonly vendors: BetList["vendors"] }) {
  const { t } = useLingui();
  const vendor = report.get("vendor");
  // The chosen one stays, also in a period in which it has no round.
  const known = vendor === "" || vendors.some((each) => each.vendor === vendor) ? [] : [{ vendor, name: vendor }];
  return (
    <Filters>
      <SelectField
        label={t(recordTexts.vendor)}
        value={vendor}
        options={[
          { value: "", label: t`All` },
          ...[...vendors, ...known].map((each) => ({ value: each.vendor, label: each.name })),
        ]}
        onChange={({ target }) => report.set({ vendor: target.value })}
      />
      <SelectField
        label={t(recordTexts.state)}
        value={toState(report.get("state")) ?? ""}
        options={[
          { value: "", label: t`All` },
          ...states.map((state) => ({ value: state, label: t(roundStateTexts[state]) })),
        ]}
        onChange={({ target }) => report.set({ state: target.value })}
      />
    </Filters>
  );
}

function BetRecord({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const { days, page, symbol } = report;
  const columns = useColumns(report);
  const vendor = report.get("vendor");
  const state = toState(report.get("state"));
  const filters = { ...(vendor === "" ? {} : { vendor }), ...(state === undefined ? {} : { state }) };
  const loaded = useListBetsQuery({ ...days, ...filters, pageNo: page, pageSize });
  return (
    <Page>
      <Heading level={3}>{t(recordTexts.bets)}</Heading>
      <PeriodChoice report={report} />
      <BetFilters report={report} vendors={loaded.data?.vendors ?? []} />
      <ReportFiles of="bets" report={report} />
      <RecordBody
        loaded={loaded}
        page={page}
        onPage={report.setPage}
        renderList={({ totals, list }) => (
          <>
            <Totals
              symbol={symbol}
              totals={[
                { name: t(recordTexts.stakes), amount: totals.stake },
                { name: t(recordTexts.wins), amount: totals.win },
                { name: t(recordTexts.result), amount: totals.net, change: true },
              ]}
            />
            <Table
              caption={t(recordTexts.bets)}
              columns={columns}
              rows={list}
              toKey={({ provider, roundId }) => `${provider} ${roundId}`}
            />
          </>
        )}
      />
    </Page>
  );
}

/** Betting record (MC-06): the member's rounds by period, provider and state, with the sums of all of them; or the one that the address names. */
export function BettingRecordPanel() {
  const report = useReport(7);
  const [provider, roundId] = [report.get("provider"), report.get("round")];
  return provider === "" || roundId === "" ? (
    <BetRecord report={report} />
  ) : (
    <BetView bet={{ provider, roundId }} look={report} onLeave={() => report.set({ provider: "", round: "" })} />
  );
}
