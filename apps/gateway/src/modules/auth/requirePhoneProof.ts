import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { readCodeHolder } from "../../authentication/codeHolder.ts";
import type { CheckedCode, CodeScope } from "../../authentication/verificationCodes.ts";
import type { Services } from "./services.ts";
import type { AnyRegisterRequest } from "./checkRegistration.ts";

/** What a code for a registration is bound to. */
export function toRegisterScope(mobile: string, holder: string): CodeScope {
  return { purpose: "REGISTER", channel: "sms", recipient: mobile, holder };
}

async function requireToken(services: Services, { tenant }: Call, mobile: string, idToken: string): Promise<void> {
  const proved = idToken === "" ? undefined : await services.phoneVerification.verify(tenant.id, idToken);
  if (proved !== mobile) throw new Refusal(idToken === "" ? "sms.code.required" : "sms.code.invalid");
}

/** How a registration's number was proved. */
export interface PhoneProof {
  readonly isProved: boolean;
  /** The code that proved it, which has not been marked as used yet. */
  readonly code?: CheckedCode;
}

/**
 * Requires proof of a given mobile number if the merchant asks for it (RP-15): the code that was sent to it, or with
 * REGFIRE3 the third party's ID token. A code is marked as used later, with the registration.
 *
 * @throws Refusal `sms.code.required`, `sms.code.invalid`, `sms.code.expired`
 */
export async function requirePhoneProof(
  services: Services,
  call: Call,
  mobile: string | undefined,
  { verificationCode = "", firebaseIdToken = "" }: AnyRegisterRequest,
): Promise<PhoneProof> {
  const { modules, id } = call.tenant;
  if (mobile === undefined || !modules.has("REGMOBVERF3")) return { isProved: false };
  if (modules.has("REGFIRE3")) {
    await requireToken(services, call, mobile, firebaseIdToken);
    return { isProved: true };
  }
  if (verificationCode.trim() === "") throw new Refusal("sms.code.required");
  const scope = toRegisterScope(mobile, readCodeHolder(call));
  return { isProved: true, code: await services.verificationCodes.check(id, scope, verificationCode) };
}
