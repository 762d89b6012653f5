import type { SmsCodeRequest, VerificationSent } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { openCodeHolder } from "../../authentication/codeHolder.ts";
import { toMobile } from "../../authentication/toMobile.ts";
import type { Services } from "./services.ts";
import { findMemberByOwnMobile } from "./memberStore.ts";

const moduleOf = { LOGIN: "MOBILEVERCODELOGIN3", RESET: "CHNGPASSVERIF3" } as const;

/**
 * Sends a code to a phone for a login or a new password (AP-04). A number that no member has proved gets the same answer, limits and
 * cookie but no message, unless the merchant's setting allows the answer to reveal accounts.
 *
 * @throws Refusal `function.not.available`, `mobile.invalid`, `mobile.unknown`, `sms.too.many`, `sms.quota.insufficient`
 */
export async function sendSmsCode(
  { db, verificationCodes }: Services,
  call: Call,
  { mobileNum, countryDialingCode, purpose }: SmsCodeRequest,
): Promise<VerificationSent> {
  const { tenant } = call;
  if (!tenant.modules.has(moduleOf[purpose])) throw new Refusal("function.not.available");
  const recipient = toMobile(mobileNum, countryDialingCode);
  if (recipient === undefined) throw new Refusal("mobile.invalid");
  const member = await findMemberByOwnMobile(db, tenant.id, recipient);
  const isSent = member !== undefined && member.status !== "CLOSED";
  if (!isSent && tenant.settings.tellUnknownAccounts === true) throw new Refusal("mobile.unknown");
  const scope = { purpose, channel: "sms", recipient, holder: openCodeHolder(call) } as const;
  return verificationCodes.issue(call, scope, { isSent });
}
