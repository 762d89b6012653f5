import type { RegisterFieldName, RegisterRule, RegisterRules } from "@marquee/contract";
import { getJurisdictionRules, registerFieldNames } from "@marquee/contract";
import type { AddressCodes } from "./addressCodes.ts";

/** The two ways of registering (spec §2). */
export type RegisterWay = "username" | "mobile";

/** What the visitor typed, the country of the number, the currency, and the two boxes. */
export type RegisterValues = Record<RegisterFieldName, string> & {
  /** ISO 3166-1; empty until the countries have loaded. */
  readonly country: string;
  /** One of the merchant's currencies; empty for its own. */
  readonly currency: string;
  /** Whether the visitor has said to be old enough; nobody but the visitor ticks that. */
  readonly ageConfirmed: boolean;
  readonly termsAccepted: boolean;
};

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
  mobileNum: "",
  verificationCode: "",
  password: "",
  confirmPassword: "",
  payeeName: "",
  birthday: "",
  email: "",
  qqNum: "",
  line: "",
  whatsapp: "",
  zalo: "",
  facebook: "",
  wechat: "",
  idNumber: "",
  paymentPassword: "",
  recommenderId: "",
  affiliateCode: "",
  referralCode: "",
};

/**
 * An empty form; the codes that the visit came with are filled in, and the terms are ticked where they may be (RG-12, RG-23). The age
 * never is: it is the visitor's own word (RG-28).
 */
export function toRegisterValues(codes: AddressCodes, jurisdiction: string, email = ""): RegisterValues {
  return {
    ...empty,
    ...codes,
    email,
    country: "",
    currency: "",
    ageConfirmed: false,
    termsAccepted: getJurisdictionRules(jurisdiction).termsTicked,
  };
}

/** The form's two parts: the required fields, and the optional ones, which are collapsed. */
export type RegisterParts = { readonly asked: readonly RegisterField[]; readonly folded: readonly RegisterField[] };

/**
 * Puts required fields, and those prefilled from the visit's address, before the optional ones. The phone's code follows its
 * number, and is shown only if there is one.
 */
export function toRegisterParts(fields: readonly RegisterField[], filled: ReadonlySet<string>): RegisterParts {
  const isAsked = ({ name, rule }: RegisterField): boolean => rule.required === "1" || filled.has(name);
  const shown = fields.filter(({ name }) => name !== "verificationCode");
  return { asked: shown.filter(isAsked), folded: shown.filter((field) => !isAsked(field)) };
}
