import {
  affiliateKindFields,
  type AffiliatePlanKind,
  affiliatePlanKinds,
  type AffiliateTermsField,
  affiliateTermsFields,
  type DraftAffiliateTerms,
  toBalance,
  toPlainAmount,
} from "@marquee/contract";
import type { AffiliateVersion } from "@marquee/contract";
import type { CreateAffiliatePlan } from "@marquee/contract/staff";

/** A tier as the form holds it. */
export type PlanTierValues = { readonly id: string } & Readonly<Record<"rate" | "ngr" | "qualified", string>>;

/** A plan as the form holds it: texts, so that nothing typed is lost. */
export type PlanValues = Readonly<Record<AffiliateTermsField, string>> & {
  readonly name: string;
  readonly kind: string;
  readonly currency: string;
  readonly tiers: readonly PlanTierValues[];
  readonly reason: string;
};

/** A tier that nothing is typed in. Its id keeps its fields apart from those of others when one is removed. */
export const createPlanTier = (): PlanTierValues => ({ id: crypto.randomUUID(), rate: "", ngr: "", qualified: "" });

/** The kind that is chosen. */
export const toPlanKind = (text: string): AffiliatePlanKind =>
  affiliatePlanKinds.find((kind) => kind === text) ?? "REVENUE_SHARE";

/** The form of a new plan. */
export const toNewPlanValues = (currency: string): PlanValues => ({
  name: "",
  kind: "REVENUE_SHARE",
  currency,
  rate: "",
  amount: "",
  carry: "FORWARD",
  feeRate: "",
  subRate: "",
  minimumPay: "",
  reviewFrom: "",
  qualifyDeposit: "",
  qualifyBet: "",
  qualifyDays: "30",
  tiers: [createPlanTier()],
  reason: "",
});

/** The form of other terms of a plan, which begins with its newest ones. @param digits of the plan's currency */
export function toChangedPlanValues(
  { name, kind, currency }: { readonly name: string; readonly kind: string; readonly currency: string },
  { terms }: AffiliateVersion,
  digits: number,
): PlanValues {
  const toMoney = (text: string): string => {
    const units = toBalance(text);
    return units === 0n ? "" : toPlainAmount(units, digits);
  };
  const toRate = (text: string): string => (text === "0.00" ? "" : text);
  const tiers = terms.tiers.map((tier) => ({
    id: crypto.randomUUID(),
    rate: tier.rate,
    ngr: toMoney(tier.ngr),
    qualified: tier.qualified === 0 ? "" : String(tier.qualified),
  }));
  return {
    name,
    kind,
    currency,
    rate: toRate(terms.rate),
    amount: toMoney(terms.amount),
    carry: terms.carry,
    feeRate: toRate(terms.feeRate),
    subRate: toRate(terms.subRate),
    minimumPay: toMoney(terms.minimumPay),
    reviewFrom: toMoney(terms.reviewFrom),
    qualifyDeposit: toMoney(terms.qualifyDeposit),
    qualifyBet: toMoney(terms.qualifyBet),
    qualifyDays: String(terms.qualifyDays),
    tiers: tiers.length === 0 ? [createPlanTier()] : tiers,
    reason: "",
  };
}

/** What is checked and sent: fields that the kind does not have are left out. */
export function toSentPlanTerms(values: PlanValues): CreateAffiliatePlan["terms"] {
  const kind = toPlanKind(values.kind);
  const fields = affiliateKindFields[kind];
  const typed = affiliateTermsFields.flatMap((field) => {
    const text = values[field].trim();
    return fields.includes(field) && text !== "" ? [[field, text] as const] : [];
  });
  const tiers = values.tiers.map(({ rate, ngr, qualified }) => ({
    rate: rate.trim(),
    ...(ngr.trim() === "" ? {} : { ngr: ngr.trim() }),
    ...(qualified.trim() === "" ? {} : { qualified: qualified.trim() }),
  }));
  const terms: DraftAffiliateTerms = Object.fromEntries(typed);
  return { ...terms, ...(kind === "TIERED" ? { tiers } : {}) } as CreateAffiliatePlan["terms"];
}
