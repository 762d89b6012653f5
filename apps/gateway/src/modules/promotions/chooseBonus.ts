import { randomUUID } from "node:crypto";
import { type DepositPromotion } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isExcluded } from "../protection/index.ts";
import { addBonus } from "./bonusStore.ts";
import { type Claim, type Claimant, listClaims } from "./claimStore.ts";
import { findCode, type FoundCode, useCode } from "./codeStore.ts";
import { judgeClaim } from "./judgeClaim.ts";
import { requireCodedClaim, requireNoRule, toDepositPromotion } from "./judgeDepositCode.ts";
import type { CodeKeys } from "./promoCodes.ts";
import { lockPromotion } from "./promotionStore.ts";
import { toBonusAmount } from "./toBonusAmount.ts";

/** The promotions against which no rule speaks for a member now; those by codes among them. */
export async function listOpenClaims(db: Db, claimant: Claimant): Promise<readonly Claim[]> {
  const claims = await listClaims(db, claimant);
  if (claims.length === 0) return [];
  const facts = { isExcluded: await isExcluded(db, claimant), amount: undefined, isChosen: false };
  return claims.filter((claim) => judgeClaim(claim, facts) === null);
}

/** The promotions that a member may choose with a deposit now, without a code (WL-06). */
export async function listDepositPromotions(db: Db, claimant: Claimant): Promise<DepositPromotion[]> {
  const claims = await listOpenClaims(db, claimant);
  return claims.filter((claim) => !claim.by_code).map(toDepositPromotion);
}

/** A deposit with which a promotion is chosen; amounts in 1/10,000 of the unit. */
export interface Choice extends Claimant {
  readonly promotionId: string;
  readonly orderNo: string;
  readonly amount: bigint;
  /** What comes into the wallet: the amount without the fee. */
  readonly credit: bigint;
  /** Of the currency. */
  readonly digits: number;
  /** The keys of the code that was entered, null for what can be none; undefined without one. */
  readonly keys?: CodeKeys | null | undefined;
}

/** The code with which a promotion by codes is chosen. @throws Refusal `promo.code.unknown`, also for one of something else */
async function requireCodeOf(tx: Db, { tenantId, keys }: Choice, { id }: Claim): Promise<FoundCode> {
  const found = keys === undefined || keys === null ? undefined : await findCode(tx, tenantId, keys);
  if (found?.promotion_id !== id) throw new Refusal("promo.code.unknown");
  return found;
}

/**
 * Stores the choice of a promotion in the transaction that stores its deposit, behind it; one by codes uses its code with it. Claims of one
 * promotion wait for each other here, so that neither two orders nor two accounts of one person both have it, nor two members one code.
 * @throws Refusal `promo.closed`, `promo.already`, `promo.not.eligible`, `promo.code.*`; `promo.minimum` with `min`
 */
export async function chooseBonus(tx: Db, choice: Choice): Promise<void> {
  const { tenantId, memberId, promotionId, orderNo, amount, credit, digits } = choice;
  if ((await lockPromotion(tx, tenantId, promotionId)) === undefined) throw new Refusal("promo.closed");
  const [claim] = await listClaims(tx, choice);
  if (claim === undefined) throw new Refusal("promo.closed");
  const code = claim.by_code ? await requireCodeOf(tx, choice, claim) : undefined;
  const rule = judgeClaim(claim, { isExcluded: await isExcluded(tx, choice), amount, isChosen: false });
  if (code === undefined) requireNoRule(claim, rule);
  else requireCodedClaim(claim, code, rule);
  const terms = toBonusAmount(claim, credit, digits);
  if (terms.amount <= 0n) requireNoRule(claim, "minimum");
  const id = randomUUID();
  await addBonus(tx, { tenantId, memberId, id, orderNo, ...terms, byCode: code !== undefined }, claim);
  if (code !== undefined && !(await useCode(tx, { tenantId, memberId }, code, id)))
    throw new Refusal(code.number === null ? "promo.code.gone" : "promo.code.used");
}
