import { Trans, useLingui } from "@lingui/react/macro";
import { useGetProfitQuery, useListTransactionsQuery } from "@marquee/api-client";
import type { Transaction, Transactions } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { PeriodChoice, RecordBody, type Report, Totals, useIsOn, useReport } from "@marquee/runtime";
import { DateTime, Heading, Money, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { NetDeposits } from "../../components/NetDeposits/NetDeposits.tsx";
import { ReportFiles } from "../../components/ReportFiles/ReportFiles.tsx";
import { WalletChoice } from "../../components/WalletChoice/WalletChoice.tsx";
import { kindTexts } from "../../model/kindTexts.ts";
import { recordTexts } from "../../model/recordTexts.ts";
import { useRecordWallets } from "../../model/useRecordWallets.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

const pageSize = 20;

/** What the column of balances is called: they are those of one wallet. */
function useBalanceTitle(wallet: string): string {
  const { t, i18n } = useLingui();
  const { toName } = useRecordWallets();
  if (wallet === "MAIN") return t(recordTexts.balanceMain);
  return wallet === "BONUS"
    ? t(recordTexts.balanceBonus)
    : i18n._(recordTexts.balanceVendor.id, { vendor: toName(wallet) });
}

/** The columns of the record: when, what, how much, and what the wallet held after it. */
function useColumns({ symbol, timeZone }: Report, wallet: string): readonly TableColumn<Transaction>[] {
  const { t } = useLingui();
  const balanceTitle = useBalanceTitle(wallet);
  return [
    {
      key: "at",
      title: t(recordTexts.time),
      toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} timeZone={timeZone} />,
    },
    {
      key: "kind",
      title: t(recordTexts.type),
      toCell: ({ kind, gameName }) => (
        <div>
          {t(kindTexts[kind])}
          {gameName !== undefined && (
            <Text size="label" tone="muted">
              {gameName}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: "amount",
      title: t(recordTexts.amount),
      align: "end",
      toCell: ({ amount }) => <Money amount={amount} currency={symbol} change />,
    },
    {
      key: "balance",
      title: balanceTitle,
      align: "end",
      toCell: ({ balance }) => <Money amount={balance} currency={symbol} />,
    },
  ];
}

function AccountTotals({ totals, symbol }: { readonly totals: Transactions["totals"]; readonly symbol: string }) {
  const { t } = useLingui();
  return (
    <Totals
      symbol={symbol}
      totals={[
        { name: t`Money in`, amount: totals.in },
        { name: t`Money out`, amount: totals.out },
        {
          name: t`Result of play`,
          amount: totals.net,
          change: true,
          note: t`Wins less stakes, without deposits, bonuses and adjustments`,
        },
      ]}
    />
  );
}

/**
 * Account record (MC-07, X-11): every ledger line of one of the member's wallets with its type, amount and what the wallet held after it; the
 * main wallet's and 90 days at first (decision 108).
 */
export function AccountRecordPanel() {
  const { t } = useLingui();
  const report = useReport(90);
  const { days, page, symbol } = report;
  const wallet = report.get("wallet") || "MAIN";
  const columns = useColumns(report, wallet);
  const loaded = useListTransactionsQuery({ ...days, wallet, pageNo: page, pageSize });
  const { data: profit } = useGetProfitQuery({ ...days, by: "month", pageSize: 1 }, { skip: !useIsOn("PROFIT3") });
  return (
    <Page>
      <Heading level={3}>
        <Trans>Account record</Trans>
      </Heading>
      <PeriodChoice report={report} />
      <WalletChoice chosen={wallet} onChoose={(next) => report.set({ wallet: next === "MAIN" ? "" : next })} />
      {profit && <NetDeposits lifetime={profit.lifetime} symbol={symbol} />}
      <ReportFiles of="transactions" wallet={wallet} report={report} />
      <RecordBody
        loaded={loaded}
        page={page}
        onPage={report.setPage}
        renderList={({ totals, list }) => (
          <>
            <AccountTotals totals={totals} symbol={symbol} />
            <Table caption={t`Account record`} columns={columns} rows={list} toKey={({ id }) => id} />
          </>
        )}
      />
    </Page>
  );
}
