import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Services } from "./services.ts";

/** Marks a correct code as used, in the transaction that it authorises. */
export type UseFactor = (tx: Db) => Promise<void>;

/** Checks a code of a member's app or a recovery code. @throws Refusal `sms.code.invalid` */
export async function checkApp(
  { secondFactors }: Services,
  call: Call,
  memberId: string,
  code: string,
): Promise<UseFactor> {
  const who = { tenantId: call.tenant.id, memberId };
  const checked = await secondFactors.check(who, code);
  if (checked === undefined) throw new Refusal("sms.code.invalid");
  return async (tx) => {
    if (!(await secondFactors.consume(tx, who, checked))) throw new Refusal("sms.code.expired");
    if (checked.kind === "RECOVERY") await addSecurityEntries(tx, [{ ...who, event: "recovery.code.used", call }]);
  };
}

/**
 * Counts a try of a member's second factor: six wrong codes in a row lock it for the member, wherever they were typed, so that knowing the
 * password does not allow guessing. @throws Refusal `sms.code.*`, `login.locked`
 */
export async function tryFactor(
  { loginGuard, nameKey, securityLog }: Services,
  call: Call,
  memberId: string,
  check: () => Promise<UseFactor>,
): Promise<UseFactor> {
  const tenantId = call.tenant.id;
  const who = { tenantId, nameKey: nameKey(tenantId, `second factor of ${memberId}`), addressKey: "member" };
  const reservation = await loginGuard.reserve(who, true);
  if (reservation.outcome !== "GO")
    throw new Refusal("login.locked", { retryAfter: "retryAfter" in reservation ? reservation.retryAfter : 60 });
  try {
    const use = await check();
    await loginGuard.succeed(who, reservation.tries);
    return use;
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === "sms.code.invalid";
    if (!isWrong) await loginGuard.release(who);
    else await securityLog.add({ tenantId, event: "second.factor.refused", memberId, call });
    throw error;
  }
}
