import type { Db } from "../../db/Db.ts";
import type { Services } from "./services.ts";
import { followTraits } from "../protection/index.ts";
import { addTraits } from "./memberTraitStore.ts";
import type { MemberTrait } from "./memberTraits.ts";
import { type KnownPerson, toPersonTraits } from "./personTraits.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/**
 * Stores what is newly known of a member as traits, in the transaction that stored it, and follows whom it leads to: an account of an
 * excluded person is excluded, too. `more` are traits that the caller has already.
 */
export async function recordPerson(
  tx: Db,
  { nameKey }: Pick<Services, "nameKey">,
  { tenantId, memberId }: MemberKey,
  known: KnownPerson,
  more: readonly MemberTrait[] = [],
): Promise<void> {
  const traits = [...toPersonTraits(nameKey, tenantId, known), ...more];
  await addTraits(tx, tenantId, memberId, traits);
  await followTraits(tx, { tenantId, memberId }, traits);
}
