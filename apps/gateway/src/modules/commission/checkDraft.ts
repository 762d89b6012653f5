import {
  checkTerms,
  type ContractDraftTerms,
  type ContractKind,
  contractKindRules,
  type DraftTerms,
  type Terms,
  type TermsFault,
  tierThresholds,
} from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";

const toDraft = (kind: ContractKind, { carry, tiers }: ContractDraftTerms): DraftTerms => ({
  carry: carry ?? contractKindRules[kind].carries[0] ?? "NONE",
  tiers: tiers.map((tier) => ({
    rate: tier.rate,
    thresholds: Object.fromEntries(tierThresholds.map((field) => [field, String(tier[field] ?? "")])),
  })),
});

/** A refusal of terms that names each fault with its rule and number; the upline's own rate has a code of its own. */
export function refuseTerms(faults: readonly TermsFault[]): Refusal {
  const own = faults.find(({ rule }) => rule === "rateOwn");
  if (own === undefined) return new Refusal("contract.terms.invalid", { value: { faults } });
  return new Refusal("contract.rate.too.high", { value: { max: own.limit, faults } });
}

/** Reads the terms of a request. @throws Refusal `contract.terms.invalid`, `contract.rate.too.high` with `value.max`; both with `value.faults` */
export function checkDraft(
  kind: ContractKind,
  draft: ContractDraftTerms,
  limits: { readonly digits: number; readonly ownRate: number | null },
): Terms {
  const { terms, faults } = checkTerms(kind, toDraft(kind, draft), limits);
  if (faults.length > 0) throw refuseTerms(faults);
  return terms;
}
