import { type ClaimRule, type DepositPromotion, toDecimal } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { activityCodes } from "./activityCodes.ts";
import { type Claim, listClaims } from "./claimStore.ts";
import type { FoundCode } from "./codeStore.ts";
import { findEnteredCode, toCodeFault } from "./enteredCode.ts";
import { judgeClaim } from "./judgeClaim.ts";
import { type CodeKeys, toCodeKeys } from "./promoCodes.ts";
import { requireParticipant } from "./requireParticipant.ts";
import type { Services } from "./services.ts";
import { toTerms } from "./toBonus.ts";

/** How many codes a member may enter: nobody finds one by trying. */
const pace = { calls: 20, seconds: 600 } as const;

/** What counts the codes that a member enters. */
type CodeServices = Pick<Services, "limiter" | "nameKey">;

/** The keys of a code that a member has entered, counted against the member's pace. @throws Refusal `rate.limited`; `promo.closed` where the merchant has no codes */
export async function takeCode({ limiter, nameKey }: CodeServices, call: Call, code: string): Promise<CodeKeys | null> {
  if (!call.tenant.modules.has("PROMOCODE3")) throw new Refusal("promo.closed");
  const { tenantId, memberId } = requireSession(call);
  await limiter(`promo code ${tenantId} ${memberId}`, pace);
  return toCodeKeys(nameKey, tenantId, code);
}

/** As {@link takeCode}, for a deposit: of a player who is offered bonuses. @throws Refusal also `permission.denied`, `account.*` */
export async function takeDepositCode(
  services: CodeServices & Pick<Services, "db">,
  call: Call,
  code: string,
): Promise<CodeKeys | null> {
  await requireParticipant(services.db, requireSession(call));
  return takeCode(services, call, code);
}

/** A promotion for deposits with its terms, as it may be chosen. */
export const toDepositPromotion = (claim: Claim): DepositPromotion => ({
  promotionId: claim.id,
  ...toTerms(claim),
  minDeposit: toDecimal(BigInt(claim.min_deposit)),
  endsAt: claim.ends_at?.getTime() ?? null,
});

/** Refuses a claim by its rule. @throws Refusal with the code of the rule; `promo.minimum` with `min` */
export function requireNoRule(claim: Claim, rule: ClaimRule | null): void {
  if (rule === null) return;
  if (rule === "minimum") throw new Refusal("promo.minimum", { value: { min: toDecimal(BigInt(claim.min_deposit)) } });
  // Which accounts seem to be one person's is for staff alone.
  throw new Refusal(activityCodes[rule], rule === "linked.account" ? {} : { value: { rule } });
}

/** Refuses a claim of a promotion by codes whose code cannot be used, or by its rule. What the member has had says so first. @throws Refusal `promo.code.*`, or as {@link requireNoRule} */
export function requireCodedClaim(claim: Claim, found: FoundCode, rule: ClaimRule | null): void {
  if (claim.claimed) throw new Refusal("promo.already");
  const time = claim.is_open ? "OPEN" : claim.is_early ? "BEFORE" : "OVER";
  const fault = toCodeFault(found, { isByCode: claim.by_code, time });
  if (fault !== null) throw new Refusal(fault);
  requireNoRule(claim, rule);
}

/**
 * The promotion for deposits of a code, which the member may choose with a deposit now; nothing is chosen.
 * @throws Refusal `permission.denied`, `account.*`, `promo.closed`; `promo.code.*`, `promo.already`; `promo.not.eligible` with the rule; `rate.limited`
 */
export async function judgeDepositCode(services: Services, call: Call, code: string): Promise<DepositPromotion> {
  const { db } = services;
  if (!call.tenant.modules.has("DEPOSIT3")) throw new Refusal("promo.closed");
  const found = await findEnteredCode(db, call, await takeDepositCode(services, call, code));
  if (found.promotion_id === null) throw new Refusal("promo.code.claim");
  const { tenantId, memberId, currency } = requireSession(call);
  const claimant = { tenantId, memberId, currency, timeZone: call.tenant.timeZone, promotionId: found.promotion_id };
  const [claim] = await listClaims(db, claimant);
  // One in another currency.
  if (claim === undefined) throw new Refusal("promo.code.other");
  requireCodedClaim(claim, found, judgeClaim(claim, { isExcluded: false, amount: undefined, isChosen: false }));
  return toDepositPromotion(claim);
}
