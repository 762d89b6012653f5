import { type ChangePasswordRequest, checkField, type FieldError, type RenewedSession } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { LoginTry } from "../../identity/loginAttemptStore.ts";
import { addSecurityEntries } from "../../identity/securityLogStore.ts";
import { createSession, endSessions } from "../../identity/sessionStore.ts";
import { createToken, toTokenHash } from "../../identity/token.ts";
import type { Services } from "../../Services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getMember, getRegisterRules } from "../auth/index.ts";
import { listOldHashes, replacePassword } from "./passwordStore.ts";

function requireFields(tenant: Tenant, { oldPassword, newPassword, confirmNewPassword }: ChangePasswordRequest): void {
  const faults: FieldError[] = [];
  if (oldPassword === "") faults.push({ name: "oldPassword", rule: "required" });
  const fault = checkField("newPassword", newPassword, getRegisterRules(tenant)["password"]);
  if (fault) faults.push(fault);
  else if (confirmNewPassword !== newPassword) faults.push({ name: "confirmNewPassword", rule: "match" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
}

/** Checks the current password, six wrong ones in a row lock the change for this member. @throws Refusal `password.old.invalid`, `login.locked` */
async function requireOldPassword(services: Services, call: Call, hash: string | null, typed: string): Promise<void> {
  const { loginGuard, nameKey, passwords, securityLog } = services;
  const { tenantId, memberId } = requireSession(call);
  // A name of its own: whoever took over a session guesses at one place, wherever they are, and no login is locked by it.
  const who: LoginTry = { tenantId, nameKey: nameKey(tenantId, `password of ${memberId}`), addressKey: "member" };
  const reservation = await loginGuard.reserve(who, true);
  if (reservation.outcome !== "GO") {
    throw new Refusal("login.locked", { retryAfter: "retryAfter" in reservation ? reservation.retryAfter : 60 });
  }
  let isRight: boolean;
  try {
    isRight = await passwords.verify(hash, typed);
  } catch (error) {
    await loginGuard.release(who);
    throw error;
  }
  if (isRight) {
    await loginGuard.succeed(who, reservation.tries);
    return;
  }
  await securityLog.add({ tenantId, event: "password.refused", memberId, call });
  if (reservation.lockSeconds > 0) throw new Refusal("login.locked", { retryAfter: reservation.lockSeconds });
  throw new Refusal("password.old.invalid", { value: { remaining: reservation.remaining } });
}

/** Requires that a password is none of the member's last ones. @throws Refusal `password.history` */
async function requireNewPassword({ db, passwords }: Services, call: Call, password: string): Promise<void> {
  const { tenantId, memberId } = requireSession(call);
  for (const hash of await listOldHashes(db, tenantId, memberId)) {
    if (await passwords.verify(hash, password)) throw new Refusal("password.history");
  }
}

/**
 * Changes the login password (LG-18, AP-18). Every session of the member ends with it, so that whoever holds a copied token is
 * out too; the caller gets a new one.
 *
 * @throws Refusal `fields`, `password.old.invalid`, `password.same`, `password.history`, `login.locked`, `rate.limited`
 */
export async function changePassword(
  services: Services,
  call: Call,
  request: ChangePasswordRequest,
): Promise<RenewedSession> {
  const { db, passwords, sessions } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const { oldPassword, newPassword } = request;
  requireFields(call.tenant, request);
  const { password_hash: former } = await getMember(db, tenantId, memberId);
  await requireOldPassword(services, call, former, oldPassword);
  if (newPassword === oldPassword) throw new Refusal("password.same");
  await requireNewPassword(services, call, newPassword);
  const next = await passwords.hash(newPassword);
  const token = createToken();
  const expiresAt = await transact(db, async (tx) => {
    // Of two changes at once the second finds another password than the one that it was checked against.
    if (former === null || !(await replacePassword(tx, session, former, next)))
      throw new Refusal("password.old.invalid");
    await endSessions(tx, { tenantId, memberId });
    await addSecurityEntries(tx, [{ tenantId, event: "password.changed", memberId, call }]);
    const opened = await createSession(tx, tenantId, {
      tokenHash: toTokenHash(token),
      memberId,
      address: call.location.ip,
      userAgent: call.userAgent,
      trial: false,
    });
    return opened.expiresAt;
  });
  sessions.forget(session);
  return { token, expiresAt };
}
