import { type EndingBonus, toDecimal } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { endBonus, findActiveBonus, findBonus, type StoredBonus } from "./bonusStore.ts";
import { type BonusServices, tellBonus } from "./tellBonus.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/**
 * Ends an active bonus under the main wallet's lock, which every stake takes. @returns false when it has ended by then
 */
export async function endActiveBonus(
  tx: Db,
  {
    tenant_id: tenant,
    id,
    member_id: memberId,
    currency: asset,
  }: Pick<StoredBonus, "tenant_id" | "id" | "member_id" | "currency">,
  to: "CONVERTED" | "CANCELLED" | "EXPIRED",
): Promise<boolean> {
  await lockAccount(tx, { tenant, account: toMemberAccount("real", memberId, "main"), asset });
  return endBonus(tx, tenant, id, to);
}

/** The active bonus that ends when its member takes money out, as it is told before; null for none. */
export async function getEndingBonus(db: Db, key: MemberKey): Promise<EndingBonus | null> {
  const bonus = await findBonus(db, key.tenantId, { endingOf: key.memberId });
  return bonus === undefined ? null : { id: bonus.id, names: bonus.names, balance: toDecimal(BigInt(bonus.balance)) };
}

/**
 * Ends the bonus that ends with a withdrawal. Whatever takes a member's money out of the main wallet for good calls it, a withdrawal or money for
 * somebody else, in its transaction and under the main wallet's lock; the member has been told of the bonus, and names it. Nothing where there is none.
 * @throws Refusal `withdraw.bonus` with its `balance` for one of which the member was not told
 */
export async function endBonusWithMoneyOut(
  tx: Db,
  services: BonusServices,
  key: MemberKey,
  toldId: string | undefined,
): Promise<void> {
  const bonus = await findBonus(tx, key.tenantId, { endingOf: key.memberId });
  if (bonus === undefined) return;
  if (bonus.id !== toldId)
    throw new Refusal("withdraw.bonus", { value: { balance: toDecimal(BigInt(bonus.balance)) } });
  if (await endBonus(tx, key.tenantId, bonus.id, "CANCELLED")) await tellBonus(tx, services, bonus, "bonus.cancelled");
}

/** Gives up the active bonus of a member whose account ends, if there is one: bonus money is nothing that could be paid out. */
export async function giveUpBonus(
  tx: Db,
  { tenantId, memberId, currency: asset }: MemberKey & { readonly currency: string },
): Promise<void> {
  await lockAccount(tx, { tenant: tenantId, account: toMemberAccount("real", memberId, "main"), asset });
  const id = await findActiveBonus(tx, { tenantId, memberId });
  if (id !== undefined) await endBonus(tx, tenantId, id, "CANCELLED");
}
