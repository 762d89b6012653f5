import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { LoginTry } from "../../authentication/loginAttemptStore.ts";
import type { Session } from "../../authentication/Session.ts";
import type { Services } from "./services.ts";
import { getMember } from "../auth/index.ts";

/** Attempts are counted per member, wherever they come from. */
export function toPaymentTry({ nameKey }: Pick<Services, "nameKey">, { tenantId, memberId }: Session): LoginTry {
  return { tenantId, nameKey: nameKey(tenantId, `payment password of ${memberId}`), addressKey: "member" };
}

/** What the check takes. */
type PasswordServices = Pick<Services, "db" | "nameKey" | "passwords" | "paymentGuard" | "securityLog">;

/**
 * Checks the payment password of the member who calls (contract 3.1.3, WL-12): three wrong ones lock it for an hour.
 * @returns the hash that it was checked against
 * @throws Refusal `payment.password.unset`, `payment.password.invalid` with `value.remaining`, `payment.password.locked`
 */
export async function requirePaymentPassword(services: PasswordServices, call: Call, typed: string): Promise<string> {
  const { db, passwords, paymentGuard, securityLog } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const { payment_password_hash: hash } = await getMember(db, tenantId, memberId);
  if (hash === null) throw new Refusal("payment.password.unset");
  const who = toPaymentTry(services, session);
  const reservation = await paymentGuard.reserve(who, true);
  if (reservation.outcome !== "GO") {
    const retryAfter = "retryAfter" in reservation ? reservation.retryAfter : 60;
    throw new Refusal("payment.password.locked", { retryAfter });
  }
  let isRight: boolean;
  try {
    isRight = await passwords.verify(tenantId, hash, typed);
  } catch (error) {
    await paymentGuard.release(who);
    throw error;
  }
  if (isRight) {
    await paymentGuard.succeed(who, reservation.tries);
    return hash;
  }
  await securityLog.add({ tenantId, event: "payment.password.refused", memberId, call });
  const { lockSeconds, remaining } = reservation;
  if (lockSeconds > 0) throw new Refusal("payment.password.locked", { retryAfter: lockSeconds });
  throw new Refusal("payment.password.invalid", { value: { remaining } });
}
