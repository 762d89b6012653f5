import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { followTraits, matchExcluded } from "../protection/index.ts";
import { addTraits } from "./memberTraitStore.ts";
import type { MemberTrait } from "./memberTraits.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/**
 * Stores the traits of a new member in the transaction of the registration. Who is excluded under another account is refused, and one who may
 * be that person is held from play; what is told is what the block list tells.
 * @throws Refusal `register.disabled`
 */
export async function requireAdmitted(tx: Db, member: MemberKey, traits: readonly MemberTrait[]): Promise<void> {
  await addTraits(tx, member.tenantId, member.memberId, traits);
  const match = await matchExcluded(tx, member, traits);
  if (match === "excluded") throw new Refusal("register.disabled");
  if (match === "alike") await followTraits(tx, member, traits);
}
