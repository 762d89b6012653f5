import type { LoginRequest, LoginValue } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import type { Services } from "../../Services.ts";
import { confirmLogin } from "./confirmLogin.ts";
import { loginBySms } from "./loginBySms.ts";
import { loginMember } from "./loginMember.ts";

/** A login by password or by a code sent to the phone, or the second step of either (AP-01). */
export async function logIn(services: Services, call: Call, request: LoginRequest): Promise<LoginValue> {
  const { secondFactor, ...first } = request;
  if (secondFactor !== undefined) return confirmLogin(services, call, { ...first, secondFactor });
  return first.type === "sms" ? loginBySms(services, call, first) : loginMember(services, call, first);
}
