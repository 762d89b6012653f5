import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { LoginTry } from "../../authentication/loginAttemptStore.ts";
import type { Services } from "./services.ts";

/**
 * Checks the login password of the member who calls, against `hash`; six wrong ones in a row lock it for this member.
 * @throws Refusal `password.old.invalid`, `login.locked`
 */
export async function requireMemberPassword(
  services: Services,
  call: Call,
  hash: string | null,
  typed: string,
): Promise<void> {
  const { loginGuard, nameKey, passwords, securityLog } = services;
  const { tenantId, memberId } = requireSession(call);
  // Counted under its own name: someone who took over a session has one set of attempts, wherever they are, and cannot lock logins.
  const who: LoginTry = { tenantId, nameKey: nameKey(tenantId, `password of ${memberId}`), addressKey: "member" };
  const reservation = await loginGuard.reserve(who, true);
  if (reservation.outcome !== "GO") {
    throw new Refusal("login.locked", { retryAfter: "retryAfter" in reservation ? reservation.retryAfter : 60 });
  }
  let isRight: boolean;
  try {
    isRight = await passwords.verify(tenantId, hash, typed);
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
