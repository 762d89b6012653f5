import type { LoginRequest, LoginValue } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import type { Services } from "./services.ts";
import { confirmLogin } from "./confirmLogin.ts";
import { loginBySms } from "./loginBySms.ts";
import { loginBySocial } from "./loginBySocial.ts";
import { loginMember } from "./loginMember.ts";

/** A login by password, by a code sent to the phone or by a provider's answer, or the second step of any of them (AP-01). */
export async function logIn(services: Services, call: Call, request: LoginRequest): Promise<LoginValue> {
  const { secondFactor, ...first } = request;
  if (secondFactor !== undefined) return confirmLogin(services, call, { ...first, secondFactor });
  if (first.type === "social") return loginBySocial(services, call, first);
  return first.type === "sms" ? loginBySms(services, call, first) : loginMember(services, call, first);
}
