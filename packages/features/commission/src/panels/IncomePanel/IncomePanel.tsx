import { Trans, useLingui } from "@lingui/react/macro";
import { useGetIncomeQuery } from "@marquee/api-client";
import { type Income, toDecimal, toMoney } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import {
  LoadGate,
  PeriodChoice,
  Totals,
  toPeriodText,
  type Report,
  useReport,
  Wide,
  useSymbolOf,
} from "@marquee/runtime";
import { EmptyState, Heading, Money, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useContractTexts } from "../../model/useContractTexts.ts";

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;

type Line = Income["days"][number];
type Figure = Exclude<keyof Line, "day">;

function useFigures(): readonly { readonly key: Figure; readonly name: string }[] {
  const { t } = useLingui();
  const { kinds } = useContractTexts();
  return [
    { key: "dividend", name: kinds.DIVIDEND },
    { key: "dailySalary", name: kinds.DAILY },
    { key: "hourlySalary", name: kinds.HOURLY },
    { key: "realTimeSalary", name: kinds.REALTIME },
    { key: "rebate", name: t`Rebate` },
    { key: "total", name: t`Total` },
    { key: "paid", name: t`Paid to downlines` },
  ];
}

const sum = (days: readonly Line[], key: Figure): string =>
  toDecimal(days.reduce((all, line) => all + toMoney(line[key]), 0n));

function useColumns(symbol: string, { tag }: Report): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const figures = useFigures();
  return [
    { key: "day", title: t`Day`, isOneLine: true, toCell: ({ day }) => toPeriodText({ from: day, to: day }, tag) },
    ...figures.map(({ key, name }): TableColumn<Line> => ({
      key,
      title: name,
      align: "end",
      toCell: (line) => <Money amount={line[key]} currency={symbol} />,
    })),
  ];
}

function Days({ income: { currency, days }, report }: { readonly income: Income; readonly report: Report }) {
  const { t } = useLingui();
  const symbol = useSymbolOf()(currency);
  const figures = useFigures();
  const columns = useColumns(symbol, report);
  return (
    <>
      <Totals symbol={symbol} totals={figures.map(({ key, name }) => ({ name, amount: sum(days, key) }))} />
      <Wide aria-label={t`My income`}>
        <Table caption={t`My income`} columns={columns} rows={days} toKey={({ day }) => day} />
      </Wide>
    </>
  );
}

/** What contracts and rebates have brought the agent, by day (AC-08). */
export function IncomePanel() {
  const { t } = useLingui();
  const report = useReport(30);
  const loaded = useGetIncomeQuery(report.days);
  return (
    <Page>
      <Heading level={3}>
        <Trans>My income</Trans>
      </Heading>
      <PeriodChoice report={report} />
      <LoadGate query={{ ...loaded, data: loaded.currentData }} rows={6}>
        {(income) =>
          income.days.length === 0 ? (
            <EmptyState picture="empty" title={t`No income in this period`} level={4}>
              <Trans>Dividends, salaries and rebates appear here on the day on which they are paid.</Trans>
            </EmptyState>
          ) : (
            <Days income={income} report={report} />
          )
        }
      </LoadGate>
      <Text size="label" tone="muted">
        <Trans>What you pay to downlines is shown, and not taken off the total.</Trans>
      </Text>
    </Page>
  );
}
