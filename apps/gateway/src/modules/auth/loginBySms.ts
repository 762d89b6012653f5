import type { LoginRequest, LoginValue } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { readCodeHolder } from "../../authentication/codeHolder.ts";
import { toMobile } from "../../authentication/toMobile.ts";
import type { CodePurpose } from "../../authentication/verificationCodes.ts";
import type { Services } from "./services.ts";
import { completeLogin } from "./completeLogin.ts";
import { findMemberByOwnMobile, type Member } from "./memberStore.ts";
import type { Db } from "../../db/Db.ts";

/** A member who has typed the phone's code, and how to mark the code as used. */
export interface PhoneProof {
  readonly member: Member;
  readonly consume: (tx: Db) => Promise<void>;
}

/**
 * Checks a code that was sent to a phone. A number that no member has proved gets the same answer as a wrong code.
 *
 * @throws Refusal `mobile.invalid`, `sms.code.invalid`, `sms.code.expired`
 */
export async function requirePhoneCode(
  { db, verificationCodes }: Services,
  call: Call,
  purpose: CodePurpose,
  typed: { readonly mobileNum: string; readonly countryDialingCode: string; readonly verificationCode: string },
): Promise<PhoneProof> {
  const recipient = toMobile(typed.mobileNum, typed.countryDialingCode);
  if (recipient === undefined) throw new Refusal("mobile.invalid");
  const scope = { purpose, channel: "sms", recipient, holder: readCodeHolder(call) } as const;
  const checked = await verificationCodes.check(call.tenant.id, scope, typed.verificationCode);
  const member = await findMemberByOwnMobile(db, call.tenant.id, recipient);
  if (member === undefined) throw new Refusal("sms.code.invalid");
  return { member, consume: (tx) => verificationCodes.consume(tx, checked) };
}

/**
 * Logs in by a code sent to the phone (LG-02, VL-12). It never forces a password change (LG-10).
 *
 * @throws Refusal `function.not.available`, `mobile.invalid`, `sms.code.invalid`, `sms.code.expired`, and those of {@link completeLogin}
 */
export async function loginBySms(services: Services, call: Call, request: LoginRequest): Promise<LoginValue> {
  if (!call.tenant.modules.has("MOBILEVERCODELOGIN3")) throw new Refusal("function.not.available");
  const { mobileNum = "", countryDialingCode = "", verificationCode = "", side, deviceId } = request;
  const typed = { mobileNum, countryDialingCode, verificationCode };
  const { member, consume } = await requirePhoneCode(services, call, "LOGIN", typed);
  return completeLogin(services, call, member, { side, deviceId, pending: null, isExpired: false, also: consume });
}
