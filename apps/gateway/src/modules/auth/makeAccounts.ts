import { checkField, type FieldError } from "@marquee/contract";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { openEmptyWallets } from "../wallet/index.ts";
import { checkUsername } from "./checkRegistration.ts";
import { createMember } from "./memberStore.ts";
import { getRegisterRules } from "./registerRules.ts";
import { requireUnblocked } from "./requireAdmission.ts";
import type { Services } from "./services.ts";

/** An account that somebody makes for another person. */
export interface NewAccount {
  readonly username: string;
  readonly password: string;
}

/** Where it stands, and what money it has. */
interface Place {
  readonly kind: 0 | 1;
  readonly uplineId: string;
  readonly currency: string;
}

/** What a registration's rules find wrong with name and password; a password is asked for even where registrations make one up. */
export function checkNewAccount(tenant: Tenant, { username, password }: NewAccount): readonly FieldError[] {
  const rules = getRegisterRules(tenant);
  const on = { enabled: "1", required: "1" } as const;
  const named = rules["username"] && checkUsername(tenant, { ...rules["username"], ...on }, username);
  const secret = rules["password"] && checkField("password", password, { ...rules["password"], ...on });
  return [named, secret].flatMap((fault) => fault ?? []);
}

/**
 * Prepares accounts for persons who are not there; whose name and password satisfy {@link checkNewAccount}. The returned effect stores them
 * all, in the order of their names, each with a password that its owner changes at the first login and with an empty wallet. Placing them in
 * the tree is the caller's. @returns their ids
 * @throws Refusal `register.disabled` for a name or an address on the block list, `username.taken` with the `account` in its value
 */
export async function prepareAccounts(
  services: Pick<Services, "db" | "passwords" | "securityLog">,
  call: Call,
  accounts: readonly NewAccount[],
  { kind, uplineId, currency }: Place,
): Promise<(tx: Db) => Promise<readonly string[]>> {
  const { tenant, location, language } = call;
  const members: Parameters<typeof createMember>[1][] = [];
  for (const { username, password } of accounts) {
    await requireUnblocked(services, call, { fields: { username }, mobile: undefined });
    const id = uuidv7();
    members.push({
      tenant_id: tenant.id,
      id,
      username,
      username_key: toUsernameKey(username),
      // One after the other: many at once would fill the queue of registrations.
      password_hash: await services.passwords.hash(tenant.id, password),
      password_kind: "GIVEN",
      kind,
      nickname: username,
      language,
      avatar: 1 + (Number.parseInt(id.slice(-4), 16) % 24),
      currency,
      birthday: null,
      email_key: null,
      mobile_key: null,
      registered_from: location.ip,
      upline_id: uplineId,
      upline_code: null,
    });
  }
  // Two calls with names in common wait for each other at the first, and never in a circle.
  const sorted = members.toSorted((one, other) => (one.username_key < other.username_key ? -1 : 1));
  const ids = sorted.map(({ id }) => id);
  return async (tx) => {
    for (const member of sorted)
      await createMember(
        tx,
        member,
        () => Promise.resolve(),
        () => Promise.resolve(),
      ).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        throw new Refusal(error.code, { value: { account: member.username } });
      });
    await openEmptyWallets(tx, tenant, ids, currency);
    // Without the caller's address, which is not the owner's.
    await addSecurityEntries(
      tx,
      ids.map((memberId) => ({ tenantId: tenant.id, event: "member.registered" as const, memberId })),
    );
    return ids;
  };
}
