import type { RegisterRequest, RegisterRule, RegisterRules } from "@marquee/contract";
import type { AddressCodes } from "@marquee/runtime";

/** The registration's fields that a rule can show (spec §3), in the order in which the form asks for them. */
const registerFieldNames = [
  "username",
  "password",
  "confirmPassword",
  "payeeName",
  "birthday",
  "email",
  "mobileNum",
  "qqNum",
  "line",
  "whatsapp",
  "zalo",
  "facebook",
  "wechat",
  "idNumber",
  "paymentPassword",
  "affiliateCode",
  "referralCode",
] as const satisfies readonly (keyof RegisterRequest)[];

/** A field of the registration form. */
export type RegisterFieldName = (typeof registerFieldNames)[number];

/** What the visitor typed, and the terms box. */
export type RegisterValues = Record<RegisterFieldName, string> & { readonly termsAccepted: boolean };

/** A field that the form shows, with its rule. */
export type RegisterField = { readonly name: RegisterFieldName; readonly rule: RegisterRule };

/** The fields that the server's rules switch on (RG-13, VL-06); the password's repetition comes with the password. */
export function listRegisterFields(rules: RegisterRules): RegisterField[] {
  return registerFieldNames.flatMap((name) => {
    const rule = rules.fields[name];
    return rule?.enabled === "1" ? [{ name, rule }] : [];
  });
}

const empty: Record<RegisterFieldName, string> = {
  username: "",
  password: "",
  confirmPassword: "",
  payeeName: "",
  birthday: "",
  email: "",
  mobileNum: "",
  qqNum: "",
  line: "",
  whatsapp: "",
  zalo: "",
  facebook: "",
  wechat: "",
  idNumber: "",
  paymentPassword: "",
  affiliateCode: "",
  referralCode: "",
};

/** Where accepting the terms must be an act of the visitor's own: a box that is ticked for him is no consent there. */
const asksForAnAct: ReadonlySet<string> = new Set(["GB", "MT"]);

/** An empty form; the codes that the visit came with are filled in, and the terms are ticked where they may be (RG-12, RG-23). */
export function toRegisterValues(codes: AddressCodes, jurisdiction: string): RegisterValues {
  return { ...empty, ...codes, termsAccepted: !asksForAnAct.has(jurisdiction) };
}
