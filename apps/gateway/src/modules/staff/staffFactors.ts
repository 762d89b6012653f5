import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { findFactor, removeFactor } from "../../authentication/login/secondFactorStore.ts";
import { deletePasskey, listStoredPasskeys } from "../../authentication/passkeys/passkeyStore.ts";
import type { Person } from "../../staff/Person.ts";
import type { Services } from "./services.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** A member of staff as the holder of factors: staff belong to no merchant. */
export const toHolder = (staffId: string): MemberKey => ({ tenantId: "", memberId: staffId });

/** What proves somebody beside the password. */
export interface FactorCount {
  readonly app: boolean;
  readonly passkeys: number;
}

/** The factors of a member of staff: an app that a code has confirmed, and passkeys. */
export async function countFactors(db: Db, staffId: string): Promise<FactorCount> {
  const [tables, holder] = [db.withSchema("staff"), toHolder(staffId)];
  const app = await findFactor(tables, holder);
  const passkeys = await listStoredPasskeys(tables, holder);
  return { app: app !== undefined && app.confirmedAt !== null, passkeys: passkeys.length };
}

/** Whether there is any factor. */
export const hasFactor = ({ app, passkeys }: FactorCount): boolean => app || passkeys > 0;

/** Whether staff must have a second factor here. */
export const mustHaveFactor = ({ config }: Pick<Services, "config">): boolean => config.profile === "production";

/** Whether somebody can log in only after an invitation: a new person, or one without the second factor that staff must have. */
export async function isWithoutAccess(
  services: Pick<Services, "config" | "db">,
  { id, state }: Pick<Person, "id" | "state">,
): Promise<boolean> {
  if (state === "INVITED") return true;
  return state === "ACTIVE" && mustHaveFactor(services) && !hasFactor(await countFactors(services.db, id));
}

/** Requires that somebody whose row is locked keeps a factor where staff must have one. @throws Refusal `second.factor.last` */
export async function requireFactorLeft(services: Pick<Services, "config">, tx: Db, staffId: string): Promise<void> {
  if (mustHaveFactor(services) && !hasFactor(await countFactors(tx, staffId))) throw new Refusal("second.factor.last");
}

/** Removes every factor of somebody. */
export async function removeFactors(tx: Db, staffId: string): Promise<void> {
  const [tables, holder] = [tx.withSchema("staff"), toHolder(staffId)];
  await removeFactor(tables, holder);
  for (const { id } of await listStoredPasskeys(tables, holder)) await deletePasskey(tables, holder, id);
}
