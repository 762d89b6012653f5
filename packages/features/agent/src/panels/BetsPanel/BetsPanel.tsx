import { Trans, useLingui } from "@lingui/react/macro";
import { useListTeamBetsQuery } from "@marquee/api-client";
import type { TeamBets } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { PeriodChoice, Totals, Wide } from "@marquee/runtime";
import { DateTime, Heading, Money, SearchBox, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { CurrencyChoice } from "../../components/CurrencyChoice.tsx";
import { CursorBody } from "../../components/CursorBody.tsx";
import { type TeamReport, useTeamReport } from "../../model/useTeamReport.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${token("space.12")};
`;

type Bet = TeamBets["list"][number];

function useColumns(report: TeamReport, currency: string): readonly TableColumn<Bet>[] {
  const { t } = useLingui();
  const symbol = report.toSymbol(currency);
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} timeZone={report.timeZone} />,
    },
    { key: "account", title: t`Account`, toCell: ({ account }) => account },
    {
      key: "game",
      title: t`Game`,
      toCell: ({ gameName, vendor }) => (
        <div>
          {gameName}
          <Text size="label" tone="muted">
            {vendor}
          </Text>
        </div>
      ),
    },
    { key: "stake", title: t`Stake`, align: "end", toCell: ({ stake }) => <Money amount={stake} currency={symbol} /> },
    { key: "win", title: t`Win`, align: "end", toCell: ({ win }) => <Money amount={win} currency={symbol} /> },
    {
      key: "net",
      title: t`Result`,
      align: "end",
      toCell: ({ net }) => <Money amount={net} currency={symbol} change />,
    },
  ];
}

function Bets({ bets, report }: { readonly bets: TeamBets; readonly report: TeamReport }) {
  const { t } = useLingui();
  const { totals, list, currency } = bets;
  const columns = useColumns(report, currency);
  return (
    <>
      {totals !== null && (
        <Totals
          symbol={report.toSymbol(currency)}
          totals={[
            { name: t`Stakes`, amount: totals.stake },
            { name: t`Wins`, amount: totals.win },
            { name: t`Result of the players`, amount: totals.net, change: true },
          ]}
        />
      )}
      <Wide aria-label={t`Bets of the team`}>
        <Table
          caption={t`Bets of the team`}
          columns={columns}
          rows={list}
          toKey={({ account, roundId, at }) => `${account} ${roundId} ${at}`}
        />
      </Wide>
    </>
  );
}

/** Settled bets of the subtree by day, game and account (AC-06). */
export function BetsPanel() {
  const { t } = useLingui();
  const report = useTeamReport();
  const [game, after] = [report.get("game"), report.get("after")];
  const loaded = useListTeamBetsQuery({
    ...report.asked,
    ...(game === "" ? {} : { game }),
    ...(after === "" ? {} : { after }),
  });
  return (
    <Page>
      <Heading level={3}>
        <Trans>Team betting</Trans>
      </Heading>
      <PeriodChoice report={{ ...report, setDays: ({ from, to }) => report.set({ from, to, after: "" }) }} />
      {loaded.data && <CurrencyChoice {...loaded.data} onChoose={(currency) => report.set({ currency, after: "" })} />}
      <Filters>
        <SearchBox
          label={t`Whole account name`}
          value={report.get("account")}
          onSearch={(account) => report.set({ account, after: "" })}
        />
        <SearchBox label={t`Game`} value={game} onSearch={(text) => report.set({ game: text, after: "" })} />
      </Filters>
      <CursorBody
        loaded={loaded}
        after={after}
        onMove={(place) => report.set({ after: place })}
        renderList={(bets) => <Bets bets={bets} report={report} />}
      />
    </Page>
  );
}
