import { checkField, type FieldError, toAge, toToday } from "@marquee/contract";
import type { RegisterField, RegisterFieldName, RegisterValues } from "./registerFields.ts";

/** What is wrong with a form, by field. */
export type RegisterFaults = Partial<Record<RegisterFieldName, FieldError | "age">> & {
  readonly termsAccepted?: "terms";
};

/** Who is old enough: so many years on the calendar of the merchant's time zone. */
export type AgeRule = { readonly ageMin: number; readonly timeZone: string };

/**
 * Checks a filled form against the server's rules (VL-01, VL-02, VL-07), the repetition against the password, the
 * birthday against the least age by the merchant's day (RG-28), and whether the terms are accepted (RG-23).
 */
export function checkRegister(
  values: RegisterValues,
  fields: readonly RegisterField[],
  { ageMin, timeZone }: AgeRule,
  now?: Date,
): RegisterFaults {
  const today = toToday(timeZone, now);
  const faults: Partial<Record<RegisterFieldName, FieldError | "age">> = {};
  for (const { name, rule } of fields) {
    const text = name === "username" ? values.username.trim() : values[name];
    const fault = checkField(name, text, rule);
    if (fault) faults[name] = fault;
    else if (name === "confirmPassword" && text !== values.password) faults[name] = { name, rule: "match" };
    else if (name === "birthday" && text !== "" && !(toAge(text, today) >= ageMin)) faults[name] = "age";
  }
  return values.termsAccepted ? faults : { ...faults, termsAccepted: "terms" };
}
