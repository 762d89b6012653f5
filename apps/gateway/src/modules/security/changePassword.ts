import type { ChangePasswordRequest, FieldError, RenewedSession } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { createSession, endSessions } from "../../authentication/sessionStore.ts";
import { createToken, toTokenHash } from "../../authentication/token.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getMember } from "../auth/index.ts";
import { isTypedLately } from "./memberSessionStore.ts";
import { replacePassword } from "./passwordStore.ts";
import { requireMemberPassword } from "./requireMemberPassword.ts";
import { findPasswordFault, requireNewPassword } from "./requireNewPassword.ts";

/** For how long after a login by the password with a forced change it need not be typed again, in minutes (LG-18, Q-5). */
const typedMinutes = 10;

function requireFields(tenant: Tenant, request: ChangePasswordRequest, asksOld: boolean): void {
  const { oldPassword = "", newPassword, confirmNewPassword } = request;
  const faults: FieldError[] = [];
  if (asksOld && oldPassword === "") faults.push({ name: "oldPassword", rule: "required" });
  const fault = findPasswordFault(tenant, newPassword);
  if (fault) faults.push(fault);
  else if (confirmNewPassword !== newPassword) faults.push({ name: "confirmNewPassword", rule: "match" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
}

/**
 * Changes the login password (LG-18, AP-18). Every session of the member ends with it, so that whoever holds a copied token is
 * out too; the caller gets a new one.
 *
 * @throws Refusal `fields`, `password.old.invalid`, `password.same`, `password.history`, `password.default`, `login.locked`,
 * `rate.limited`
 */
export async function changePassword(
  services: Services,
  call: Call,
  request: ChangePasswordRequest,
): Promise<RenewedSession> {
  const { db, passwords, sessions } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const { oldPassword = "", newPassword } = request;
  const isTyped = session.pending === "PASSWORD_CHANGE" && (await isTypedLately(db, session, typedMinutes));
  requireFields(call.tenant, request, !isTyped);
  const member = await getMember(db, tenantId, memberId);
  const former = member.password_hash;
  if (!isTyped || oldPassword !== "") await requireMemberPassword(services, call, former, oldPassword);
  await requireNewPassword(services, call.tenant, member, newPassword);
  const next = await passwords.hash(tenantId, newPassword);
  const token = createToken();
  const expiresAt = await transact(db, async (tx) => {
    // Of two changes at once the second finds another password than the one that it was checked against.
    if (!(await replacePassword(tx, session, former, next))) throw new Refusal("password.old.invalid");
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
