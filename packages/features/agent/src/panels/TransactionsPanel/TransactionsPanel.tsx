import { Trans, useLingui } from "@lingui/react/macro";
import { useListTeamTransactionsQuery } from "@marquee/api-client";
import { teamMoneyKinds, type TeamTransactions } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { PeriodChoice, Wide } from "@marquee/runtime";
import { DateTime, Heading, Money, SearchBox, SelectField, Table, type TableColumn } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { CurrencyChoice } from "../../components/CurrencyChoice.tsx";
import { CursorBody } from "../../components/CursorBody.tsx";
import { moneyKindTexts } from "../../model/moneyKindTexts.ts";
import { type TeamReport, useTeamReport } from "../../model/useTeamReport.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: end;
  gap: ${token("space.12")};
`;

type Line = TeamTransactions["list"][number];

function useColumns(report: TeamReport, currency: string): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const symbol = report.toSymbol(currency);
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} timeZone={report.timeZone} />,
    },
    { key: "account", title: t`Account`, toCell: ({ account }) => account },
    { key: "kind", title: t`Type`, toCell: ({ kind }) => t(moneyKindTexts[kind]) },
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ amount }) => <Money amount={amount} currency={symbol} change />,
    },
  ];
}

function Lines({ answer, report }: { readonly answer: TeamTransactions; readonly report: TeamReport }) {
  const { t } = useLingui();
  const columns = useColumns(report, answer.currency);
  return (
    <Wide aria-label={t`Transactions of the team`}>
      <Table
        caption={t`Transactions of the team`}
        columns={columns}
        rows={answer.list}
        toKey={({ account, kind, at, amount }) => `${account} ${kind} ${at} ${amount}`}
      />
    </Wide>
  );
}

/** What moved the money of the subtree (AC-09). */
export function TransactionsPanel() {
  const { t } = useLingui();
  const report = useTeamReport();
  const after = report.get("after");
  const kind = teamMoneyKinds.find((each) => each === report.get("kind"));
  const loaded = useListTeamTransactionsQuery({
    ...report.asked,
    ...(kind === undefined ? {} : { kind }),
    ...(after === "" ? {} : { after }),
  });
  return (
    <Page>
      <Heading level={3}>
        <Trans>Transaction details of downlines</Trans>
      </Heading>
      <PeriodChoice report={{ ...report, setDays: ({ from, to }) => report.set({ from, to, after: "" }) }} />
      {loaded.data && <CurrencyChoice {...loaded.data} onChoose={(currency) => report.set({ currency, after: "" })} />}
      <Filters>
        <SearchBox
          label={t`Whole account name`}
          value={report.get("account")}
          onSearch={(account) => report.set({ account, after: "" })}
        />
        <SelectField
          label={t`Type`}
          value={kind ?? ""}
          options={[
            { value: "", label: t`All` },
            ...teamMoneyKinds.map((value) => ({ value, label: t(moneyKindTexts[value]) })),
          ]}
          onChange={({ target }) => report.set({ kind: target.value, after: "" })}
        />
      </Filters>
      <CursorBody
        loaded={loaded}
        after={after}
        onMove={(place) => report.set({ after: place })}
        renderList={(answer) => <Lines answer={answer} report={report} />}
      />
    </Page>
  );
}
