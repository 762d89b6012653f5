import { Trans, useLingui } from "@lingui/react/macro";
import type { ShownAffiliateTerms } from "@marquee/contract";
import { useSymbolOf } from "@marquee/runtime";
import { Money, Table, type TableColumn, Text } from "@marquee/ui-kit";

type Tier = ShownAffiliateTerms["tiers"][number] & { readonly number: number };

function useColumns(currency: string): readonly TableColumn<Tier>[] {
  const { t, i18n } = useLingui();
  const symbol = useSymbolOf()(currency);
  return [
    { key: "number", title: t`Tier`, toCell: ({ number }) => i18n.number(number) },
    {
      key: "ngr",
      title: t`Net revenue from`,
      align: "end",
      toCell: ({ ngr }) => <Money amount={ngr} currency={symbol} />,
    },
    {
      key: "qualified",
      title: t`Qualified players from`,
      align: "end",
      toCell: ({ qualified }) => i18n.number(qualified),
    },
    { key: "rate", title: t`Your share in percent`, align: "end", toCell: ({ rate }) => rate },
  ];
}

/** The tiers of a plan: the highest one of which both is reached in the month counts. */
export function TierTable({
  currency,
  terms: { tiers },
}: {
  readonly currency: string;
  readonly terms: ShownAffiliateTerms;
}) {
  const { t } = useLingui();
  const columns = useColumns(currency);
  return (
    <>
      <Table
        caption={t`Tiers`}
        columns={columns}
        rows={tiers.map((tier, index) => ({ ...tier, number: index + 1 }))}
        toKey={({ number }) => String(number)}
      />
      <Text size="label" tone="muted">
        <Trans>The highest tier counts for which the month reaches both figures.</Trans>
      </Text>
    </>
  );
}
