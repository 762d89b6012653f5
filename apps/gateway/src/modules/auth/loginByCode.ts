import type { CodeLoginRequest, LoginCode, LoginValue } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addLoginCode, findLoginCode, useLoginCode } from "../../authentication/login/oneTimeStore.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { endSessions, findSession } from "../../authentication/sessionStore.ts";
import { createToken, toTokenHash } from "../../authentication/token.ts";
import type { Services } from "./services.ts";
import { finishLogin, requireAdmission } from "./completeLogin.ts";
import { getMember } from "./memberStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** Creates a code that logs a member in by an address, once and within a minute. */
export async function createLoginCode(db: Db, holder: MemberKey): Promise<LoginCode> {
  const code = createToken();
  return { code, expiresAt: await addLoginCode(db, holder, toTokenHash(code)) };
}

/** {@link createLoginCode} for the member of the session. */
export async function createOwnLoginCode({ db, securityLog }: Services, call: Call): Promise<LoginCode> {
  const { tenantId, memberId } = requireSession(call);
  const made = await createLoginCode(db, { tenantId, memberId });
  await securityLog.add({ tenantId, event: "login.code.made", memberId, call });
  return made;
}

/** The member whom a code (or, if the merchant allows it, a session's token) logs in, and how to mark it as used. */
async function findHolder(
  { db }: Services,
  { tenant }: Call,
  code: string,
): Promise<{ readonly memberId: string; readonly use: (tx: Db) => Promise<boolean> } | undefined> {
  const hash = toTokenHash(code);
  const known = await findLoginCode(db, tenant.id, hash);
  if (known !== undefined) return { memberId: known, use: (tx) => useLoginCode(tx, tenant.id, hash) };
  const session = tenant.settings.allowUrlToken === true ? await findSession(db, tenant.id, hash) : undefined;
  if (session === undefined || session.pending !== null) return undefined;
  const { tenantId, tokenHash, memberId } = session;
  // The token was part of an address, so it is replaced by another one.
  return {
    memberId,
    use: async (tx) => {
      await endSessions(tx, { tenantId, tokenHash });
      await addSecurityEntries(tx, [{ tenantId, event: "session.ended", memberId }]);
      return true;
    },
  };
}

/**
 * Logs in by the value of `?token=` (SH-04, Q-28).
 *
 * @throws Refusal `login.token.invalid`, `account.*`
 */
export async function loginByCode(services: Services, call: Call, { code }: CodeLoginRequest): Promise<LoginValue> {
  const invalid = new Refusal("login.token.invalid");
  const found = await findHolder(services, call, code);
  if (found === undefined) throw invalid;
  const member = await getMember(services.db, call.tenant.id, found.memberId);
  await requireAdmission(services, call, member, null);
  const session = await finishLogin(services, call, member, {
    staleCode: "login.token.invalid",
    also: async (tx) => {
      if (!(await found.use(tx))) throw invalid;
    },
  });
  services.sessions.forget({ tenantId: call.tenant.id, memberId: member.id });
  return session;
}
