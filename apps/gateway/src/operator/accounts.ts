import { toUsernameKey } from "../authentication/toUsernameKey.ts";
import { transact } from "@marquee/database";
import { type Static, Type } from "typebox";
import type { Db } from "../db/Db.ts";
import { addSecurityEntries } from "../authentication/securityLogStore.ts";
import type { Passwords } from "../authentication/passwords.ts";
import { createLoginCode, findMemberByName } from "../modules/auth/index.ts";
import { givePassword as give } from "../modules/member-desk/index.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import { lockSwitches, setSettings } from "../tenants/merchantSwitchStore.ts";
import { addSwitchEntry } from "../tenants/merchantVersionStore.ts";
import { lockMerchants } from "../tenants/tenantStore.ts";
import { findMerchant } from "../switches/findMerchant.ts";
import { SwitchError } from "../switches/Switch.ts";
import type { MemberKey } from "../authentication/MemberKey.ts";

const Text = Type.String({ minLength: 1, maxLength: 100 });

/** An operator's request about one account. */
export const AccountRequestSchema = Type.Object({ actor: Text, merchant: Text, member: Text });

/** One of {@link AccountRequestSchema}. */
export type AccountRequest = Static<typeof AccountRequestSchema>;

/** The hash of the merchant's default password for new accounts; null for none. */
export const DefaultPasswordRequestSchema = Type.Object({
  actor: Text,
  merchant: Text,
  hash: Type.Union([Type.Null(), Type.String({ pattern: "^\\$argon2id\\$", maxLength: 200 })]),
});

async function findAccount(db: Db, { merchant, member }: AccountRequest): Promise<MemberKey> {
  const tenantId = await findMerchant(db, merchant);
  const found = await findMemberByName(db, tenantId, toUsernameKey(member));
  if (found === undefined) throw new SwitchError(`the merchant has no member ${member}`);
  return { tenantId, memberId: found.id };
}

/** Gives a named member a password. @throws {@link SwitchError} when there is no such merchant or member */
export async function givePassword(
  db: Db,
  passwords: Passwords,
  request: AccountRequest,
): Promise<{ readonly password: string; readonly hours: number }> {
  return give(db, passwords, await findAccount(db, request), { actor: request.actor });
}

/** Creates an address that logs a member in once, within a minute (SH-04, Q-28). @throws {@link SwitchError} as {@link givePassword} */
export async function makeLoginAddress(db: Db, request: AccountRequest): Promise<{ readonly path: string }> {
  return transact(db, async (tx) => {
    const who = await findAccount(tx, request);
    const { code } = await createLoginCode(tx, who);
    await addSecurityEntries(tx, [{ ...who, event: "login.code.made", details: { actor: request.actor } }]);
    const { actor, member } = request;
    await addAuditEntry(tx, who.tenantId, { actor, action: "make login", subject: member, before: null, after: null });
    return { path: `/?token=${code}` };
  });
}

/** Sets or removes the hash of the merchant's default password; the audit log records only whether there is one. */
export async function setDefaultPassword(
  db: Db,
  { actor, merchant, hash }: Static<typeof DefaultPasswordRequestSchema>,
): Promise<{ readonly before: string; readonly after: string }> {
  return transact(db, async (tx) => {
    await lockMerchants(tx);
    const tenantId = await findMerchant(tx, merchant);
    const { settings } = await lockSwitches(tx, tenantId);
    const { defaultPasswordHash: former, ...others } = settings;
    await setSettings(tx, tenantId, hash === null ? others : { ...others, defaultPasswordHash: hash });
    const changed = { before: former === undefined ? "none" : "set", after: hash === null ? "none" : "set" };
    await addSwitchEntry(tx, tenantId, { actor, action: "set default password", subject: "site", ...changed });
    return changed;
  });
}
