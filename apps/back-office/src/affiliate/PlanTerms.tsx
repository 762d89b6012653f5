import { useLingui } from "@lingui/react/macro";
import { affiliateKindFields, type AffiliatePlanKind, type AffiliateVersion } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { Table } from "@marquee/ui-kit";
import { Wide } from "../chart/Wide.ts";
import { Facts } from "../frame/Facts.ts";
import { usePlanTexts } from "./useAffiliateTexts.ts";

/** The terms of a plan: what each field of its kind says, and its tiers. */
export function PlanTerms({
  kind,
  currency,
  version: { terms },
}: {
  readonly kind: AffiliatePlanKind;
  readonly currency: string;
  readonly version: AffiliateVersion;
}) {
  const { t, i18n } = useLingui();
  const { fields, carries } = usePlanTexts();
  const toMoney = (text: string): string => `${formatMoney(text, i18n.locale)} ${currency}`;
  const toText = (field: (typeof affiliateKindFields)[AffiliatePlanKind][number]): string => {
    if (field === "carry") return carries[terms.carry];
    if (field === "qualifyDays") return i18n.number(terms.qualifyDays);
    return field === "rate" || field === "feeRate" || field === "subRate" ? `${terms[field]} %` : toMoney(terms[field]);
  };
  const rows = terms.tiers.map((tier, index) => ({ ...tier, number: index + 1 }));
  return (
    <>
      <Facts>
        {affiliateKindFields[kind].map((field) => [
          <dt key={`${field} name`}>{fields[field]}</dt>,
          <dd key={field}>{toText(field)}</dd>,
        ])}
      </Facts>
      {rows.length > 0 && (
        <Wide aria-label={t`Tiers`}>
          <Table
            caption={t`Tiers`}
            rows={rows}
            toKey={({ number }) => String(number)}
            columns={[
              { key: "tier", title: t`Tier`, toCell: ({ number }) => number },
              { key: "rate", title: t`Rate in percent`, align: "end", toCell: ({ rate }) => rate },
              { key: "ngr", title: t`Net revenue from`, align: "end", toCell: ({ ngr }) => toMoney(ngr) },
              {
                key: "qualified",
                title: t`Qualified players from`,
                align: "end",
                toCell: ({ qualified }) => i18n.number(qualified),
              },
            ]}
          />
        </Wide>
      )}
    </>
  );
}
