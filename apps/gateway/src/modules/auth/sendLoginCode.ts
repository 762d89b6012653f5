import type { LoginCodeRequest, VerificationSent } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { findChallenge } from "../../authentication/login/challengeStore.ts";
import { toPasswordKey } from "../../authentication/login/toPasswordKey.ts";
import { toTokenHash } from "../../authentication/token.ts";
import type { CodeScope } from "../../authentication/verificationCodes.ts";
import type { Services } from "./services.ts";
import { getMember, type Member } from "./memberStore.ts";

/** What a code of a login's second step is bound to: the member's mailbox or phone, and the challenge. */
export function toCodeScope(member: Member, method: "EMAIL" | "SMS", idHash: string): CodeScope {
  const recipient = (method === "EMAIL" ? member.email_key : member.mobile_key) ?? "";
  return { purpose: "NEW_ADDRESS", channel: method === "EMAIL" ? "mail" : "sms", recipient, holder: idHash };
}

/**
 * Sends the code of a login's second step to the member's mailbox or phone (LG-14).
 *
 * @throws Refusal `login.second.factor.expired`, `sms.too.many`, `sms.quota.insufficient`
 */
export async function sendLoginCode(
  { db, verificationCodes }: Services,
  call: Call,
  { challengeId, deviceId, method }: LoginCodeRequest,
): Promise<VerificationSent> {
  const tenantId = call.tenant.id;
  const challenge = await findChallenge(db, tenantId, toTokenHash(challengeId));
  const member = challenge === undefined ? undefined : await getMember(db, tenantId, challenge.memberId);
  if (
    challenge?.deviceKey !== toTokenHash(deviceId) ||
    member === undefined ||
    toPasswordKey(member.password_hash) !== challenge.passwordKey
  )
    throw new Refusal("login.second.factor.expired");
  if (!challenge.methods.includes(method)) throw new Refusal("request.invalid");
  return verificationCodes.issue(call, toCodeScope(member, method, challenge.idHash));
}
