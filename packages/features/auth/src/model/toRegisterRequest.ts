import { registerMethod, type RegisterRequest } from "@marquee/contract";
import type { AddressCodes } from "@marquee/runtime";
import type { RegisterField, RegisterValues } from "./registerFields.ts";

/** The longest that the call takes: what stands in an address must not keep anybody from registering. */
const mostOfCode = 50;
const mostOfAddress = 2_000;

/** The answer to a captcha that the gateway asked for; none while it did not ask. */
export type CaptchaAnswer = { readonly captcha?: string; readonly captchaId?: string; readonly captchaProof?: string };

/**
 * The registration's payload (RG-24): the fields that are shown, where the visitor registers, and the codes that the visit came
 * with when the form does not ask for them. Names and passwords are sent as typed, the username trimmed.
 */
export function toRegisterRequest(
  values: RegisterValues,
  fields: readonly RegisterField[],
  address: URL,
  visitCodes: AddressCodes,
  captcha: CaptchaAnswer,
): RegisterRequest {
  const shown = new Set(fields.map(({ name }) => name));
  const optional = fields.flatMap(({ name }) =>
    name === "username" || name === "password" || name === "confirmPassword" || values[name] === ""
      ? []
      : [[name, values[name].trim()]],
  );
  const codes = (["affiliateCode", "referralCode"] as const).flatMap((name) => {
    const code = visitCodes[name].slice(0, mostOfCode);
    return shown.has(name) || code === "" ? [] : [[name, code]];
  });
  return {
    ...Object.fromEntries([...codes, ...optional]),
    username: values.username.trim(),
    password: values.password,
    confirmPassword: shown.has("confirmPassword") ? values.confirmPassword : values.password,
    termsAccepted: values.termsAccepted,
    registerUrl: address.href.slice(0, mostOfAddress),
    registerMethod,
    domain: address.hostname,
    login: true,
    ...captcha,
  };
}
