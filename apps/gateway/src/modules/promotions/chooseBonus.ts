import { randomUUID } from "node:crypto";
import { type ClaimRule, type DepositPromotion, toDecimal } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isExcluded } from "../protection/index.ts";
import { addBonus } from "./bonusStore.ts";
import { type Claimant, listClaims } from "./claimStore.ts";
import { judgeClaim } from "./judgeClaim.ts";
import { lockPromotion } from "./promotionStore.ts";
import { toTerms } from "./toBonus.ts";
import { toBonusAmount } from "./toBonusAmount.ts";

/** The promotions that a member may choose with a deposit now (WL-06): those against which no rule speaks. */
export async function listDepositPromotions(db: Db, claimant: Claimant): Promise<DepositPromotion[]> {
  const claims = await listClaims(db, claimant);
  if (claims.length === 0) return [];
  const facts = { isExcluded: await isExcluded(db, claimant), amount: undefined, isChosen: false };
  return claims
    .filter((claim) => judgeClaim(claim, facts) === null)
    .map((claim) => ({
      promotionId: claim.id,
      ...toTerms(claim),
      minDeposit: toDecimal(BigInt(claim.min_deposit)),
      endsAt: claim.ends_at?.getTime() ?? null,
    }));
}

const codes = {
  closed: "promo.closed",
  active: "promo.already",
  claimed: "promo.already",
  "first.deposit": "promo.not.eligible",
  "nth.deposit": "promo.not.eligible",
  hours: "promo.closed",
  "linked.account": "promo.not.eligible",
  excluded: "promo.not.eligible",
  minimum: "promo.minimum",
} as const satisfies Record<ClaimRule, string>;

/** A deposit with which a promotion is chosen; amounts in 1/10,000 of the unit. */
export interface Choice extends Claimant {
  readonly promotionId: string;
  readonly orderNo: string;
  readonly amount: bigint;
  /** What comes into the wallet: the amount without the fee. */
  readonly credit: bigint;
  /** Of the currency. */
  readonly digits: number;
}

/**
 * Stores the choice of a promotion in the transaction that stores its deposit, behind it. Claims of one promotion wait for each other here, so
 * that neither two orders nor two accounts of one person both have it.
 * @throws Refusal `promo.closed`, `promo.already`, `promo.not.eligible`; `promo.minimum` with `min`
 */
export async function chooseBonus(tx: Db, choice: Choice): Promise<void> {
  const { tenantId, memberId, promotionId, orderNo, amount, credit, digits } = choice;
  if ((await lockPromotion(tx, tenantId, promotionId)) === undefined) throw new Refusal("promo.closed");
  const [claim] = await listClaims(tx, choice);
  if (claim === undefined) throw new Refusal("promo.closed");
  const rule = judgeClaim(claim, { isExcluded: await isExcluded(tx, choice), amount, isChosen: false });
  if (rule === "minimum") throw new Refusal(codes[rule], { value: { min: toDecimal(BigInt(claim.min_deposit)) } });
  // Which accounts seem to be one person's is for staff alone.
  if (rule !== null) throw new Refusal(codes[rule], rule === "linked.account" ? {} : { value: { rule } });
  const terms = toBonusAmount(claim, credit, digits);
  if (terms.amount <= 0n) throw new Refusal("promo.minimum", { value: { min: toDecimal(BigInt(claim.min_deposit)) } });
  await addBonus(tx, { tenantId, memberId, id: randomUUID(), orderNo, ...terms }, claim);
}
