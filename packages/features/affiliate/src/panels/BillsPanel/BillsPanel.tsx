import { Trans, useLingui } from "@lingui/react/macro";
import { useListAffiliateBillsQuery } from "@marquee/api-client";
import type { AffiliateBillLine } from "@marquee/contract";
import { modalOpened, RecordBody, toMonthText, useAppDispatch, useReport, useSymbolOf, Wide } from "@marquee/runtime";
import { Button, EmptyState, Heading, Money, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { BillBadge } from "../../components/BillBadge.tsx";
import { PanelPage } from "../../components/PanelPage.ts";
import { TwoLines } from "../../components/TwoLines.tsx";
import { affiliateBillModal } from "../../modals/affiliateBillModal.ts";

function useColumns(tag: string): readonly TableColumn<AffiliateBillLine>[] {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const toSymbol = useSymbolOf();
  return [
    {
      key: "month",
      title: t`Month and plan`,
      toCell: ({ month, plan }) => <TwoLines first={toMonthText(month.slice(0, 7), tag)} second={plan} />,
    },
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
          onClick={() => dispatch(modalOpened(affiliateBillModal, { billNo }))}
        >
          <Trans>Show</Trans>
        </Button>
      ),
    },
  ];
}

function Lines({ list, tag }: { readonly list: readonly AffiliateBillLine[]; readonly tag: string }) {
  const { t } = useLingui();
  const columns = useColumns(tag);
  return (
    <Wide aria-label={t`Affiliate bills`}>
      <Table caption={t`Affiliate bills`} columns={columns} rows={list} toKey={({ billNo }) => billNo} />
    </Wide>
  );
}

/** What the affiliate is paid, by month and plan. */
export function BillsPanel() {
  const { t } = useLingui();
  const { page, setPage, tag } = useReport(30);
  const loaded = useListAffiliateBillsQuery({ pageNo: page });
  return (
    <PanelPage>
      <Heading level={3}>
        <Trans>Affiliate bills</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>Each plan has one bill per month and currency. Open it to see how it was calculated.</Trans>
      </Text>
      <RecordBody
        loaded={loaded}
        page={page}
        onPage={setPage}
        rows={4}
        empty={
          <EmptyState picture="empty" title={t`No bills yet`} level={4}>
            <Trans>The first one comes when the first month of your plan is over.</Trans>
          </EmptyState>
        }
        renderList={({ list }) => <Lines list={list} tag={tag} />}
      />
    </PanelPage>
  );
}
