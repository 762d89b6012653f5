import type { ClaimRule } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { isExcluded } from "../protection/index.ts";
import { requireBonusTurnover } from "../turnover/index.ts";
import { lockPendingBonus, setGranted, setRefused, type StoredBonus } from "./bonusStore.ts";
import { listClaims } from "./claimStore.ts";
import { hasOwnCode } from "./codeStore.ts";
import { judgeClaim } from "./judgeClaim.ts";
import { lockPromotion } from "./promotionStore.ts";
import { type BonusServices, tellBonus } from "./tellBonus.ts";
import { toBonusAmount } from "./toBonusAmount.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** A deposit that is credited; amounts in 1/10,000 of the unit. */
export interface Credited extends MemberKey {
  readonly orderNo: string;
  readonly amount: bigint;
  readonly credit: bigint;
}

async function findRule(
  tx: Db,
  { tenantRegistry }: BonusServices,
  bonus: StoredBonus,
  { tenantId, memberId, orderNo, amount }: Credited,
): Promise<ClaimRule | null> {
  const { currency, min_deposit: minDeposit } = bonus;
  // The merchant's day, as it was when it was chosen.
  const timeZone = tenantRegistry.getById(tenantId)?.timeZone ?? "UTC";
  // One that was chosen with a deposit always names its promotion.
  const promotionId = bonus.promotion_id ?? "";
  // Whoever takes over the code of a deposit that was paid too late does it under this lock.
  if (bonus.by_code) {
    await lockPromotion(tx, tenantId, promotionId);
    if (!(await hasOwnCode(tx, tenantId, bonus.id))) return "code";
  }
  const [claim] = await listClaims(tx, { tenantId, memberId, currency, timeZone, orderNo, promotionId });
  if (claim === undefined) return "closed";
  const facts = { isExcluded: await isExcluded(tx, { tenantId, memberId }), amount, isChosen: true };
  return judgeClaim({ ...claim, min_deposit: minDeposit }, facts);
}

/**
 * Gives the bonus that was chosen with a deposit, in the transaction of the credit and under the main wallet's lock; or refuses it with the
 * rule that speaks against it by now, for instance because less was paid; the member is told. Nothing for a deposit without one.
 */
export async function grantBonus(tx: Db, services: BonusServices, credited: Credited): Promise<void> {
  const { tenantId, memberId, orderNo, credit } = credited;
  const bonus = await lockPendingBonus(tx, tenantId, orderNo);
  if (bonus === undefined) return;
  const rule = await findRule(tx, services, bonus, credited);
  const { amount, required } = toBonusAmount(
    bonus,
    credit,
    toDigits(services.tenantRegistry.getById(tenantId), bonus.currency),
  );
  if (rule !== null || amount <= 0n) {
    await setRefused(tx, bonus, rule ?? "minimum");
    return tellBonus(tx, services, bonus, "bonus.refused");
  }
  const { id, currency: asset, days } = bonus;
  const account = toMemberAccount("real", memberId, "bonus");
  await openAccounts(tx, [{ tenant: tenantId, account, asset }]);
  const { outcome } = await postTransfer(tx, {
    tenant: tenantId,
    scope: "bonus",
    key: `grant:${id}`,
    ref: id,
    postings: [
      { account: toHouseAccount("real", tenantId, "bonus"), asset, kind: "BONUS_GRANT", amount: -amount },
      { account, asset, kind: "BONUS_GRANT", amount },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`the grant of bonus ${id} was answered with ${outcome}`);
  await setGranted(tx, bonus, amount, required);
  await requireBonusTurnover(tx, { tenantId, memberId, bonusId: id, currency: asset, required, days });
  await tellBonus(tx, services, bonus, "bonus.granted", { amount, required });
}
