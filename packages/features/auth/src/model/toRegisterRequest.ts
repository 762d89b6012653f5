import {
  type BotProof,
  registerMethod,
  type RegisterMobileRequest,
  type RegisterRequest,
  toPlainNumber,
  toTidyField,
} from "@marquee/contract";
import type { PhoneProof } from "./phoneVerifier.ts";
import type { RegisterField, RegisterValues } from "./registerFields.ts";
import type { ShownTerms } from "./useShownTerms.ts";
import type { AddressCodes } from "./addressCodes.ts";

/** The longest that the call takes: what stands in an address must not keep anybody from registering. */
const mostOfCode = 50;
const mostOfAddress = 2_000;

/** The answer to a captcha that the gateway asked for; none while it did not ask. */
export type CaptchaAnswer = { readonly captcha?: string; readonly captchaId?: string; readonly captchaProof?: string };

/** What is sent besides the typed values. */
export type RegisterProofs = CaptchaAnswer &
  PhoneProof &
  ShownTerms & {
    readonly geetest?: BotProof;
    readonly countryDialingCode?: string;
    readonly deviceId?: string;
    readonly socialTicket?: string;
  };

/** Fields that are sent in a way of their own. */
const own: ReadonlySet<string> = new Set(["username", "password", "confirmPassword", "verificationCode", "mobileNum"]);

function toShared(
  values: RegisterValues,
  fields: readonly RegisterField[],
  address: URL,
  visitCodes: AddressCodes,
  proofs: RegisterProofs,
) {
  const shown = new Set(fields.map(({ name }) => name));
  const typed = fields.flatMap(({ name }) => {
    const text = toTidyField(name, values[name]).trim();
    return own.has(name) || text === "" ? [] : [[name, text]];
  });
  const codes = (["affiliateCode", "referralCode"] as const).flatMap((name) => {
    const code = visitCodes[name].slice(0, mostOfCode);
    return shown.has(name) || code === "" ? [] : [[name, code]];
  });
  return {
    ...Object.fromEntries([...codes, ...typed]),
    ...(values.currency === "" ? {} : { currency: values.currency }),
    ageConfirmed: values.ageConfirmed,
    termsAccepted: values.termsAccepted,
    registerUrl: address.href.slice(0, mostOfAddress),
    registerMethod,
    domain: address.hostname,
    login: true,
    ...proofs,
  } as const;
}

/**
 * The registration's payload (RG-24): the visible fields, where the visitor registers, and the codes from the visit's
 * address if the form does not ask for them. Passwords are sent as typed, all else tidy.
 */
export function toRegisterRequest(
  values: RegisterValues,
  fields: readonly RegisterField[],
  address: URL,
  visitCodes: AddressCodes,
  proofs: RegisterProofs,
): RegisterRequest {
  const hasRepetition = fields.some(({ name }) => name === "confirmPassword");
  const number = fields.some(({ name }) => name === "mobileNum") ? toPlainNumber(values.mobileNum) : "";
  const { countryDialingCode, ...others } = proofs;
  return {
    ...toShared(values, fields, address, visitCodes, others),
    username: toTidyField("username", values.username),
    password: values.password,
    confirmPassword: hasRepetition ? values.confirmPassword : values.password,
    ...(number === ""
      ? {}
      : { mobileNum: number, ...(countryDialingCode === undefined ? {} : { countryDialingCode }) }),
  };
}

/** The payload of a registration by mobile number: a password only where the form asks for one (RP-16). */
export function toRegisterMobileRequest(
  values: RegisterValues,
  fields: readonly RegisterField[],
  address: URL,
  visitCodes: AddressCodes,
  proofs: RegisterProofs,
): RegisterMobileRequest {
  const shown = new Set(fields.map(({ name }) => name));
  const { password, confirmPassword } = values;
  const repeated = shown.has("confirmPassword") ? confirmPassword : password;
  return {
    ...toShared(values, fields, address, visitCodes, proofs),
    mobileNum: toPlainNumber(values.mobileNum),
    countryDialingCode: proofs.countryDialingCode ?? "",
    ...(shown.has("password") ? { password, confirmPassword: repeated } : {}),
  };
}
