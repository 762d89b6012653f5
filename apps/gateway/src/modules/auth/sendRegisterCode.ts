import type { PhoneToken, PhoneTokenRequest, RegisterCodeRequest, VerificationSent } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { openCodeHolder, readCodeHolder } from "../../authentication/codeHolder.ts";
import { toMobile } from "../../authentication/toMobile.ts";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import type { Services } from "./services.ts";
import { findMemberByMobile } from "./memberStore.ts";
import { requireBotCheck } from "./requireAdmission.ts";
import { findBlock } from "./registrationBlockStore.ts";
import { toRegisterScope } from "./requirePhoneProof.ts";

type Number = Pick<RegisterCodeRequest, "mobileNum" | "countryDialingCode">;

/** The countdown for a third party's code, in minutes (RG-22). */
const thirdPartyMinutes = 1;

function requireMobile({ mobileNum, countryDialingCode }: Number): string {
  if (mobileNum.trim() === "") throw new Refusal("mobile.required");
  const mobile = toMobile(mobileNum, countryDialingCode);
  if (mobile === undefined) throw new Refusal("mobile.invalid");
  return mobile;
}

/**
 * Sends a registration's code to the phone (AP-05, RG-18). With REGFIRE3 the third party's code is sent: by its own
 * service, or by the gateway where it is the third party (RG-22).
 *
 * @throws Refusal `function.not.available`, `mobile.required`, `mobile.invalid`, `mobile.taken`, `register.disabled`,
 * `geetest.failed`, `sms.too.many`, `sms.quota.insufficient`
 */
export async function sendRegisterCode(
  services: Services,
  call: Call,
  request: RegisterCodeRequest,
): Promise<VerificationSent> {
  const { db, phoneVerification, verificationCodes } = services;
  const { id, modules } = call.tenant;
  if (!modules.has("DIRECTREG3")) throw new Refusal("function.not.available");
  const mobile = requireMobile(request);
  await requireBotCheck(services, call, request);
  if ((await findMemberByMobile(db, id, mobile)) !== undefined) throw new Refusal("mobile.taken");
  if ((await findBlock(db, id, [{ rule: "BLOCKED_MOBILE", value: mobile }])) !== undefined)
    throw new Refusal("register.disabled");
  const isThirdParty = modules.has("REGFIRE3");
  const third = { expiredMinutes: thirdPartyMinutes, channel: "FIREBASE" } as const;
  const { widget: url } = phoneVerification;
  if (isThirdParty && url !== undefined)
    return { ...third, resendSeconds: 60, mask: toRecipientMask("sms", mobile), widget: { url, phoneNumber: mobile } };
  const sent = await verificationCodes.issue(call, toRegisterScope(mobile, openCodeHolder(call)));
  return isThirdParty ? { ...sent, ...third } : sent;
}

/**
 * Exchanges the phone's code for an ID token if the gateway acts as the third party (RG-25). The code is then used.
 *
 * @throws Refusal `sms.code.expired` where another service makes the tokens, since its widget is gone; `mobile.*`, `sms.code.*`
 */
export async function createPhoneToken(
  { db, phoneVerification, verificationCodes }: Services,
  call: Call,
  request: PhoneTokenRequest,
): Promise<PhoneToken> {
  if (phoneVerification.createToken === undefined) throw new Refusal("sms.code.expired");
  const mobile = requireMobile(request);
  const scope = toRegisterScope(mobile, readCodeHolder(call));
  const code = await verificationCodes.check(call.tenant.id, scope, request.verificationCode);
  await transact(db, (tx) => verificationCodes.consume(tx, code));
  return { idToken: await phoneVerification.createToken(call.tenant.id, mobile) };
}
