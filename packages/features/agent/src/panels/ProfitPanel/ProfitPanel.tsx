import { Trans, useLingui } from "@lingui/react/macro";
import { useListTeamProfitQuery } from "@marquee/api-client";
import type { TeamProfit } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { PeriodChoice, RecordBody, Totals, Wide } from "@marquee/runtime";
import { Button, EmptyState, Heading, Money, SearchBox, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { CurrencyChoice } from "../../components/CurrencyChoice.tsx";
import { TeamPath } from "../../components/TeamPath.tsx";
import { type TeamReport, useTeamReport } from "../../model/useTeamReport.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

type Line = TeamProfit["list"][number];

const pageSize = 20;

function useColumns(report: TeamReport, currency: string): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const symbol = report.toSymbol(currency);
  const money = (key: "stake" | "win" | "deposits" | "withdrawals" | "given", title: string): TableColumn<Line> => ({
    key,
    title,
    align: "end",
    toCell: (line) => <Money amount={line[key]} currency={symbol} />,
  });
  return [
    {
      key: "account",
      title: t`Account`,
      isOneLine: true,
      toCell: ({ account, isAgent }) =>
        isAgent ? (
          <Button
            size="small"
            aria-label={t`Show the team of ${account}`}
            onClick={() => report.set({ account, search: "" })}
          >
            {account}
          </Button>
        ) : (
          account
        ),
    },
    money("stake", t`Stakes`),
    money("win", t`Wins`),
    money("deposits", t`Deposits`),
    money("withdrawals", t`Withdrawals`),
    money("given", t`Bonuses, rebates, salaries`),
    {
      key: "profit",
      title: t`Profit of the house`,
      align: "end",
      toCell: ({ profit }) => <Money amount={profit} currency={symbol} change />,
    },
  ];
}

function Lines({ profit, report }: { readonly profit: TeamProfit; readonly report: TeamReport }) {
  const { t } = useLingui();
  const { totals, list, currency } = profit;
  const columns = useColumns(report, currency);
  return (
    <>
      <Totals
        symbol={report.toSymbol(currency)}
        totals={[
          { name: t`Stakes`, amount: totals.stake },
          { name: t`Wins`, amount: totals.win },
          { name: t`Valid bets`, amount: totals.validBet },
          { name: t`Profit of the house`, amount: totals.profit, change: true },
        ]}
      />
      <Wide aria-label={t`Profit and loss by member`}>
        <Table caption={t`Profit and loss by member`} columns={columns} rows={list} toKey={({ account }) => account} />
      </Wide>
    </>
  );
}

/** Profit and loss of the accounts below, with their sum (AC-07): an agent's line is of its whole team, and opens it. */
export function ProfitPanel() {
  const { t } = useLingui();
  const report = useTeamReport();
  const search = report.get("search");
  const loaded = useListTeamProfitQuery({
    ...report.asked,
    ...(search === "" ? {} : { search }),
    pageNo: report.page,
    pageSize,
  });
  const { data } = loaded;
  return (
    <Page>
      <Heading level={3}>
        <Trans>User profit and loss</Trans>
      </Heading>
      <PeriodChoice report={report} />
      {data && <CurrencyChoice {...data} onChoose={(currency) => report.set({ currency })} />}
      <SearchBox label={t`Search accounts`} value={search} onSearch={(text) => report.set({ search: text })} />
      {data && <TeamPath path={data.path} onOpen={(account) => report.set({ account, search: "" })} />}
      <RecordBody
        loaded={loaded}
        page={report.page}
        onPage={report.setPage}
        empty={
          <EmptyState picture="empty" title={t`No account of your team`} level={4}>
            <Trans>Nobody below you has a name that begins like this.</Trans>
          </EmptyState>
        }
        renderList={(profit) => <Lines profit={profit} report={report} />}
      />
      <Text size="label" tone="muted">
        <Trans>Who moves to another agent takes nothing along: what settled before stays in your figures.</Trans>
      </Text>
    </Page>
  );
}
