import { Trans, useLingui } from "@lingui/react/macro";
import type { AffiliateBill } from "@marquee/contract";
import { useSymbolOf } from "@marquee/runtime";
import { Heading, Money, Table, type TableColumn } from "@marquee/ui-kit";
import { Part } from "../../components/PanelPage.ts";

type Sub = AffiliateBill["subs"][number] & { readonly number: number };

function useColumns(currency: string): readonly TableColumn<Sub>[] {
  const { t } = useLingui();
  const symbol = useSymbolOf()(currency);
  return [
    { key: "account", title: t`Sub-affiliate`, toCell: ({ account }) => account },
    {
      key: "amount",
      title: t`Earned from own players`,
      align: "end",
      toCell: ({ amount }) => <Money amount={amount} currency={symbol} />,
    },
  ];
}

/** What sub-affiliates have earned in the month, of which the affiliate has a part. */
export function BillSubs({ subs, currency }: Pick<AffiliateBill, "subs"> & { readonly currency: string }) {
  const { t } = useLingui();
  const columns = useColumns(currency);
  return (
    <Part>
      <Heading level={4}>
        <Trans>Sub-affiliates</Trans>
      </Heading>
      <Table
        caption={t`Sub-affiliates`}
        columns={columns}
        // Names are masked: two may read the same.
        rows={subs.map((sub, number) => ({ ...sub, number }))}
        toKey={({ account, number }) => `${account} ${number}`}
      />
    </Part>
  );
}
