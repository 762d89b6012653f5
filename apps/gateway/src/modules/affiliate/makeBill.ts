import {
  type AffiliateBillEvent,
  type AffiliateBillResult,
  type AffiliateSignal,
  affiliateSignals,
  type AffiliateTerms,
  computeAffiliateBill,
} from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { addSubs, affiliateBills, type AffiliateBillRow } from "./billStore.ts";
import type { Billed } from "./monthStore.ts";

/** A bill below, as the one above has a part of it. */
export interface BelowBill {
  readonly billNo: string;
  readonly gross: bigint;
  /** People look at it before it is paid. */
  readonly isLookedAt: boolean;
}

/** What a bill of one currency is made of, beside the plan's terms. */
export interface BillFacts {
  readonly billed: Billed;
  readonly terms: AffiliateTerms;
  readonly month: string;
  readonly currency: string;
  readonly ngr: bigint;
  readonly qualified: number;
  readonly signals: readonly string[];
  readonly carryIn: bigint;
  readonly remainderIn: bigint;
  readonly below: readonly BelowBill[];
  /** Of play in another currency than the plan's: the tier that its own one has reached. */
  readonly tier: number | null;
}

/** The formula of a bill: from its facts when it is made, from its row when it is looked at. */
export function computeBill(
  row: Pick<AffiliateBillRow, "kind" | "digits" | "is_foreign" | "qualified" | "tier"> &
    Readonly<Record<"minimum" | "ngr" | "carryIn" | "remainderIn" | "below", bigint>>,
  terms: AffiliateTerms,
): AffiliateBillResult {
  return computeAffiliateBill({
    kind: row.kind,
    rate: terms.rate,
    // Of play in another currency there are no fixed amounts.
    amount: row.is_foreign ? 0n : terms.amount,
    tiers: terms.tiers,
    carry: terms.carry,
    subRate: terms.subRate,
    digits: row.digits,
    minimumPay: row.minimum,
    ngr: row.ngr,
    qualified: row.qualified,
    carryIn: row.carryIn,
    remainderIn: row.remainderIn,
    below: row.below,
    ...(row.is_foreign ? { tier: row.tier } : {}),
  });
}

/** What happens to a new bill before anybody pays it. */
function toFirstEvent(
  amount: bigint,
  isForeign: boolean,
  signals: readonly AffiliateSignal[],
  { reviewFrom }: AffiliateTerms,
): AffiliateBillEvent | null {
  if (amount === 0n) return "miss";
  if (isForeign) return "collect";
  return signals.length > 0 || amount >= reviewFrom ? "review" : null;
}

/** Stores a bill. @returns it, and what the one above needs to know of it; undefined where there is one already */
export async function makeBill(
  tx: Db,
  tenant: Pick<Tenant, "id" | "currencies">,
  facts: BillFacts,
): Promise<(BelowBill & { readonly tier: number | null }) | undefined> {
  const { billed, terms, currency, ngr, qualified, carryIn, remainderIn } = facts;
  const isForeign = currency !== billed.currency;
  const digits = toDigits(tenant, currency);
  const minimum = isForeign ? 0n : terms.minimumPay;
  const below = facts.below.reduce((sum, { gross }) => sum + gross, 0n);
  const inputs = { kind: billed.kind, digits, is_foreign: isForeign, qualified, tier: facts.tier };
  const result = computeBill({ ...inputs, minimum, ngr, carryIn, remainderIn, below }, terms);
  const isBelowLookedAt = facts.below.some((bill) => bill.isLookedAt);
  const signals = affiliateSignals.filter(
    (signal) => facts.signals.includes(signal) || (signal === "SUB_UNDER_REVIEW" && isBelowLookedAt),
  );
  const bill = await affiliateBills.add(tx, {
    tenant_id: tenant.id,
    bill_no: createOrderNo("A"),
    member_id: billed.memberId,
    plan_id: billed.planId,
    terms: billed.number,
    kind: billed.kind,
    currency,
    month: facts.month,
    digits,
    is_foreign: isForeign,
    minimum_pay: minimum,
    ngr,
    qualified,
    tier: result.tier,
    carry_in: carryIn,
    remainder_in: remainderIn,
    below,
    gross: result.gross,
    sub: result.sub,
    amount: result.amount,
    remainder_out: result.remainderOut,
    carry_out: result.carryOut,
    signals: [...signals],
  });
  if (bill === undefined) return undefined;
  await addSubs(
    tx,
    tenant.id,
    bill.bill_no,
    facts.below.filter(({ gross }) => gross > 0n),
  );
  const event = toFirstEvent(result.amount, isForeign, signals, terms);
  if (event !== null) await affiliateBills.move(tx, bill, event);
  const isLookedAt = event === "review" || event === "collect";
  return { billNo: bill.bill_no, gross: result.gross, isLookedAt, tier: result.tier };
}
