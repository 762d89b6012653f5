import { useLingui } from "@lingui/react/macro";
import { type ContractKind, contractKindRules, type ContractTerms, isCount } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { Table, Text } from "@marquee/ui-kit";
import { Wide } from "../chart/Wide.ts";
import { useContractTexts } from "./useCommissionTexts.ts";

/** The tiers of a contract: what each asks for, and its rate. */
export function TermsTable({
  kind,
  terms: { carry, tiers },
}: {
  readonly kind: ContractKind;
  readonly terms: Pick<ContractTerms, "carry" | "tiers">;
}) {
  const { t, i18n } = useLingui();
  const { thresholds: names, carries } = useContractTexts();
  const { thresholds, carries: offered } = contractKindRules[kind];
  const rows = tiers.map((tier, index) => ({ ...tier, number: index + 1 }));
  return (
    <>
      <Wide aria-label={t`Tiers`}>
        <Table
          caption={t`Tiers`}
          rows={rows}
          toKey={({ number }) => String(number)}
          columns={[
            { key: "tier", title: t`Tier`, toCell: ({ number }) => number },
            { key: "rate", title: t`Rate in percent`, align: "end", toCell: ({ rate }) => rate },
            ...thresholds.map((field) => ({
              key: field,
              title: names[field],
              align: "end" as const,
              toCell: (tier: (typeof rows)[number]) =>
                isCount(field) ? i18n.number(Number(tier[field])) : formatMoney(String(tier[field]), i18n.locale),
            })),
          ]}
        />
      </Wide>
      {offered.length > 1 && (
        <Text size="small" tone="muted">
          {carries[carry]}
        </Text>
      )}
    </>
  );
}
