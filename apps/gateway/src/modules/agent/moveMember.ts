import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addRegistration, isBelow, lockTree, placeBelow, setPlace } from "./lineStore.ts";

/** Gives a new member its place under its upline, in the transaction that stores it. */
export async function placeMember(tx: Db, key: MemberKey): Promise<void> {
  await lockTree(tx, key.tenantId, "together");
  await placeBelow(tx, key);
  await addRegistration(tx, key);
}

/** Makes a player an agent: it has a line of its own, in which all below it stand. What was staked before stays where it was. */
export async function makeAgent(tx: Db, key: MemberKey, kind: 1 | 2): Promise<void> {
  await lockTree(tx, key.tenantId);
  await setPlace(tx, key, { kind });
  await placeBelow(tx, key);
}

/**
 * Moves a member, and all below it, under another one, or under the house. What has settled stays with the old upline; the new one
 * sees only what settles from now on. @returns how many accounts stand elsewhere now
 * @throws Refusal `agent.move.circle` under itself or somebody below
 */
export async function moveMember(tx: Db, key: MemberKey, uplineId: string | null): Promise<number> {
  await lockTree(tx, key.tenantId);
  if (uplineId !== null && (await isBelow(tx, { ...key, memberId: uplineId }, key.memberId)))
    throw new Refusal("agent.move.circle");
  await setPlace(tx, key, { upline_id: uplineId });
  return placeBelow(tx, key);
}
