import type { LoginRequest, LoginValue, SecondFactorMethod } from "@marquee/contract";
import type { Db } from "../../db/Schema.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type LoginChallenge, tryChallenge, useChallenge } from "../../identity/login/challengeStore.ts";
import { toPasswordKey } from "../../identity/login/toPasswordKey.ts";
import { addSecurityEntries } from "../../identity/securityLogStore.ts";
import { toTokenHash } from "../../identity/token.ts";
import type { Services } from "../../Services.ts";
import { finishLogin, requireAdmission } from "./completeLogin.ts";
import { getMember, type Member } from "./memberStore.ts";
import { toCodeScope } from "./sendLoginCode.ts";

type Confirmation = LoginRequest & { readonly secondFactor: NonNullable<LoginRequest["secondFactor"]> };

/** Marks a correct code as used, in the session's transaction. */
type Consume = (tx: Db) => Promise<void>;

const over = (): Refusal => new Refusal("login.second.factor.expired");

async function checkFactor(services: Services, call: Call, member: Member, code: string): Promise<Consume> {
  const { secondFactors } = services;
  const who = { tenantId: call.tenant.id, memberId: member.id };
  const checked = await secondFactors.check(who, code);
  if (checked === undefined) throw new Refusal("sms.code.invalid");
  return async (tx) => {
    if (!(await secondFactors.consume(tx, who, checked))) throw new Refusal("sms.code.expired");
    if (checked.kind === "RECOVERY") await addSecurityEntries(tx, [{ ...who, event: "recovery.code.used", call }]);
  };
}

async function checkSent(
  { verificationCodes }: Services,
  { tenant }: Call,
  member: Member,
  { idHash }: LoginChallenge,
  { method, code }: { readonly method: "EMAIL" | "SMS"; readonly code: string },
): Promise<Consume> {
  const checked = await verificationCodes.check(tenant.id, toCodeScope(member, method, idHash), code);
  return (tx) => verificationCodes.consume(tx, checked);
}

/**
 * Checks a code of the second step. Six wrong codes in a row lock the step for the member, however many logins were started, so
 * that knowing the password does not allow guessing. @throws Refusal `sms.code.*`, `login.locked`
 */
async function check(
  services: Services,
  call: Call,
  member: Member,
  challenge: LoginChallenge,
  { method, code }: { readonly method: SecondFactorMethod; readonly code: string },
): Promise<Consume> {
  const { loginGuard, nameKey, securityLog } = services;
  const tenantId = call.tenant.id;
  const who = { tenantId, nameKey: nameKey(tenantId, `second factor of ${member.id}`), addressKey: "member" };
  const reservation = await loginGuard.reserve(who, true);
  if (reservation.outcome !== "GO")
    throw new Refusal("login.locked", { retryAfter: "retryAfter" in reservation ? reservation.retryAfter : 60 });
  try {
    const consume =
      method === "TOTP"
        ? await checkFactor(services, call, member, code)
        : await checkSent(services, call, member, challenge, { method, code });
    await loginGuard.succeed(who, reservation.tries);
    return consume;
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === "sms.code.invalid";
    if (!isWrong) await loginGuard.release(who);
    else await securityLog.add({ tenantId, event: "second.factor.refused", memberId: member.id, call });
    throw error;
  }
}

/**
 * The second step of a login (LG-14, LG-15): the challenge is valid for five minutes and five codes, on the device and for the
 * password with which the first step was done.
 *
 * @throws Refusal `login.second.factor.expired`, `sms.code.invalid`, `sms.code.expired`, `login.locked`, `account.*`
 */
export async function confirmLogin(
  services: Services,
  call: Call,
  { secondFactor, deviceId, side }: Confirmation,
): Promise<LoginValue> {
  const { db } = services;
  const tenantId = call.tenant.id;
  const { challengeId, method, code } = secondFactor;
  const challenge = await tryChallenge(db, tenantId, toTokenHash(challengeId), toTokenHash(deviceId));
  if (challenge === undefined) throw over();
  if (!challenge.methods.includes(method)) throw new Refusal("request.invalid");
  const member = await getMember(db, tenantId, challenge.memberId);
  if (toPasswordKey(member.password_hash) !== challenge.passwordKey) throw over();
  await requireAdmission(services, call, member, side);
  const consume = await check(services, call, member, challenge, { method, code });
  return finishLogin(services, call, member, {
    pending: challenge.pending,
    isExpired: challenge.isExpired,
    isTyped: challenge.isTyped,
    staleCode: "login.second.factor.expired",
    also: async (tx) => {
      if (!(await useChallenge(tx, tenantId, challenge.idHash))) throw over();
      await consume(tx);
    },
  });
}
