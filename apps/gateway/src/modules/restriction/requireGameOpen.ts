import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isGameRestricted, isVendorRestricted, lockRestrictions, type RestrictedGame } from "./restrictionStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/**
 * Lets a member open a game for money: call it in the transaction that stores the game session, with the wallet locked. A restriction that is
 * set meanwhile either is seen here, or sees that session and ends it. Why is not told. @throws Refusal `game.restricted`
 */
export async function requireGameOpen(tx: Db, key: MemberKey, game: RestrictedGame): Promise<void> {
  await lockRestrictions(tx, key);
  if (await isGameRestricted(tx, key, game)) throw new Refusal("game.restricted");
}

/**
 * Lets a member's money go to a vendor's own wallet: call it in the transaction that takes it, with the main wallet locked.
 * @throws Refusal `game.restricted` where the member is barred from all that the vendor offers
 */
export async function requireVendorOpen(tx: Db, key: MemberKey, vendor: string): Promise<void> {
  await lockRestrictions(tx, key);
  if (await isVendorRestricted(tx, key, vendor)) throw new Refusal("game.restricted");
}
