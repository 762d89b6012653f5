import type { Db } from "../../db/Db.ts";
import { addHold, type Hold } from "./holdStore.ts";
import { endRestrictedSessions } from "./restrictionStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/**
 * Holds a member from all games for money, and so from deposits, until staff have looked at the account and lift it: once for each reason, so that
 * what they lifted stays lifted. The member's row is locked, as by every change of what bars him; open games end.
 */
export async function holdPlay(tx: Db, key: MemberKey, hold: Hold): Promise<void> {
  if (await addHold(tx, key, hold)) await endRestrictedSessions(tx, key);
}
