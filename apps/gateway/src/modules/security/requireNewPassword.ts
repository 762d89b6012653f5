import { checkField, type FieldError } from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";
import { findListedRule } from "../../authentication/password-lists/findListedRule.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getRegisterRules, type Member } from "../auth/index.ts";
import { listOldHashes } from "./passwordStore.ts";

/** The faults of a new password by the merchant's rules. */
export function findPasswordFault(tenant: Tenant, password: string): FieldError | undefined {
  return checkField("newPassword", password, getRegisterRules(tenant)["password"]) ?? undefined;
}

/**
 * Requires a new password that the rules allow, that is in no list of common or stolen ones, and that is neither the member's present one, nor one of the last ones, nor
 * the one that the merchant's staff give away.
 *
 * @throws Refusal `fields`, `password.same`, `password.history`, `password.default`
 */
export async function requireNewPassword(
  { db, passwords }: Services,
  tenant: Tenant,
  member: Member,
  password: string,
): Promise<void> {
  const fault = findPasswordFault(tenant, password);
  if (fault !== undefined) throw new Refusal("fields", { fields: [fault] });
  const listed = await findListedRule(db, password);
  if (listed !== undefined) throw new Refusal("fields", { fields: [{ name: "newPassword", rule: listed }] });
  if (await passwords.verify(tenant.id, member.password_hash, password)) throw new Refusal("password.same");
  const { defaultPasswordHash } = tenant.settings;
  if (defaultPasswordHash !== undefined && (await passwords.verify(tenant.id, defaultPasswordHash, password)))
    throw new Refusal("password.default");
  for (const hash of await listOldHashes(db, tenant.id, member.id)) {
    if (await passwords.verify(tenant.id, hash, password)) throw new Refusal("password.history");
  }
}
