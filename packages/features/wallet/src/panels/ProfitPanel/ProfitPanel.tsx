import { PeriodChoice, RecordBody, Totals, toMonthText, toPeriodText, type Report, useReport } from "@marquee/runtime";
import { useLingui } from "@lingui/react/macro";
import { useGetProfitQuery } from "@marquee/api-client";
import type { Profit } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Heading, Money, SelectField, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { NetDeposits } from "../../components/NetDeposits/NetDeposits.tsx";
import { recordTexts } from "../../model/recordTexts.ts";
import { YearlyReports } from "./YearlyReports.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const Choice = styled.div`max-inline-size: 280px;`;

type Line = Profit["list"][number];

const pageSize = 20;
const figures = ["deposits", "withdrawals", "stakes", "wins", "rebates", "net"] as const;

function useColumns({ symbol, tag }: Report): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  return [
    {
      key: "period",
      title: t(recordTexts.period),
      toCell: ({ period }) =>
        period.length === 7 ? toMonthText(period, tag) : toPeriodText({ from: period, to: period }, tag),
    },
    ...figures.map((name): TableColumn<Line> => ({
      key: name,
      title: t(recordTexts[name]),
      align: "end",
      toCell: (line) => <Money amount={line[name]} currency={symbol} change={name === "net"} />,
    })),
  ];
}

/** Personal profit (MC-08): deposits, withdrawals, stakes, wins, rebates and their net by day or month, all by the ledger. */
export function ProfitPanel() {
  const { t } = useLingui();
  const report = useReport(30);
  const { days, page, symbol } = report;
  const by = report.get("by") === "month" ? "month" : "day";
  const columns = useColumns(report);
  const loaded = useGetProfitQuery({ ...days, by, pageNo: page, pageSize });
  const { data } = loaded;
  return (
    <Page>
      <Heading level={3}>{t(recordTexts.profit)}</Heading>
      <PeriodChoice report={report} />
      {data && <NetDeposits lifetime={data.lifetime} symbol={symbol} />}
      <Choice>
        <SelectField
          label={t`Group by`}
          value={by}
          options={[
            { value: "day", label: t`Day` },
            { value: "month", label: t`Month` },
          ]}
          onChange={({ target }) => report.set({ by: target.value })}
        />
      </Choice>
      <RecordBody
        loaded={loaded}
        page={page}
        onPage={report.setPage}
        renderList={({ totals, list }) => (
          <>
            <Totals
              symbol={symbol}
              totals={figures.map((name) => ({
                name: t(recordTexts[name]),
                amount: totals[name],
                change: name === "net",
              }))}
            />
            <Text size="label" tone="muted">
              {t(recordTexts.netNote)}
            </Text>
            <Table caption={t(recordTexts.profit)} columns={columns} rows={list} toKey={({ period }) => period} />
          </>
        )}
      />
      <YearlyReports today={report.today} />
    </Page>
  );
}
