import {
  checkField,
  checkMobileNumber,
  type FieldError,
  type RegisterFieldName,
  toAge,
  toPlainNumber,
  toTidyField,
  toToday,
} from "@marquee/contract";
import type { RegisterField, RegisterValues } from "./registerFields.ts";

/** What is wrong with a form, by field. */
export type RegisterFaults = Partial<Record<RegisterFieldName, FieldError | "age" | "mobile">> & {
  readonly ageConfirmed?: "age";
  readonly termsAccepted?: "terms";
};

/** Who is old enough: so many years on the calendar of the merchant's time zone. */
export type AgeRule = { readonly ageMin: number; readonly timeZone: string };

/** The data for checking a mobile number. */
export type MobileCheck = {
  /** The dialing codes of the chosen country and of the merchant's. */
  readonly dialingCode: string;
  readonly home: string | undefined;
  /** Whether a number is a mobile number of the country; null while that is unknown. */
  readonly isMobile: ((text: string, dialingCode: string) => boolean) | null;
};

/** Checks a number against its rule and its country's numbers. */
export function checkMobile(
  text: string,
  { rule }: Pick<RegisterField, "rule">,
  mobile: MobileCheck,
): FieldError | "mobile" | null {
  const plain = toPlainNumber(text);
  const fault = checkMobileNumber(text, rule, mobile.dialingCode, mobile.home);
  if (fault) return fault;
  return plain !== "" && mobile.isMobile?.(plain, mobile.dialingCode) === false ? "mobile" : null;
}

/**
 * Checks a filled form against the server's rules (VL-01, VL-02, VL-07), the repetition against the password, the
 * number against its country's, the birthday against the least age by the merchant's day, whether the visitor has confirmed that age
 * (RG-28), and whether the terms are accepted (RG-23). A number that is given needs its code, where there is one (VL-04).
 */
export function checkRegister(
  values: RegisterValues,
  fields: readonly RegisterField[],
  { ageMin, timeZone }: AgeRule,
  mobile: MobileCheck,
  now?: Date,
): RegisterFaults {
  const today = toToday(timeZone, now);
  const faults: Partial<Record<RegisterFieldName, FieldError | "age" | "mobile">> = {};
  for (const field of fields) {
    const { name, rule } = field;
    const text = toTidyField(name, values[name]);
    const needsCode = name === "verificationCode" && toTidyField("mobileNum", values.mobileNum) !== "";
    const fault =
      name === "mobileNum"
        ? checkMobile(text, field, mobile)
        : checkField(name, text, needsCode ? { ...rule, required: "1" } : rule);
    if (fault) faults[name] = fault;
    else if (name === "confirmPassword" && text !== values.password) faults[name] = { name, rule: "match" };
    else if (name === "birthday" && text !== "" && !(toAge(text, today) >= ageMin)) faults[name] = "age";
  }
  return {
    ...faults,
    ...(values.ageConfirmed ? {} : { ageConfirmed: "age" }),
    ...(values.termsAccepted ? {} : { termsAccepted: "terms" }),
  };
}
