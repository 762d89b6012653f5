import type { LoginRequest, LoginValue } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type LoginChallenge, tryChallenge, useChallenge } from "../../authentication/login/challengeStore.ts";
import { toPasswordKey } from "../../authentication/login/toPasswordKey.ts";
import { toTokenHash } from "../../authentication/token.ts";
import type { Services } from "./services.ts";
import { finishLogin, requireAdmission } from "./completeLogin.ts";
import { getMember, type Member } from "./memberStore.ts";
import { toCodeScope } from "./sendLoginCode.ts";
import { checkApp, tryFactor, type UseFactor } from "./tryFactor.ts";

const over = (): Refusal => new Refusal("login.second.factor.expired");

type Confirmation = LoginRequest & { readonly secondFactor: NonNullable<LoginRequest["secondFactor"]> };

async function checkSent(
  { verificationCodes }: Services,
  { tenant }: Call,
  member: Member,
  { idHash }: LoginChallenge,
  { method, code }: { readonly method: "EMAIL" | "SMS"; readonly code: string },
): Promise<UseFactor> {
  const checked = await verificationCodes.check(tenant.id, toCodeScope(member, method, idHash), code);
  return (tx) => verificationCodes.consume(tx, checked);
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
  const consume = await tryFactor(services, call, member.id, () =>
    method === "TOTP"
      ? checkApp(services, call, member.id, code)
      : checkSent(services, call, member, challenge, { method, code }),
  );
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
