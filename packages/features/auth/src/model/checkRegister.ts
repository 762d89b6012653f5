import { checkField, type FieldError, toAge } from "@marquee/contract";
import type { RegisterField, RegisterFieldName, RegisterValues } from "./registerFields.ts";

/** What is wrong with a form, by field. */
export type RegisterFaults = Partial<Record<RegisterFieldName, FieldError | "age">>;

/**
 * Checks a filled form against the server's rules (VL-01, VL-02, VL-07), the repetition against the password, and the
 * birthday against the least age (RG-28). `today` is a day `yyyy-MM-dd`.
 */
export function checkRegister(values: RegisterValues, fields: readonly RegisterField[], ageMin: number, today: string): RegisterFaults {
  const faults: RegisterFaults = {};
  for (const { name, rule } of fields) {
    const text = name === "username" ? values.username.trim() : values[name];
    const fault = checkField(name, text, rule);
    if (fault) faults[name] = fault;
    else if (name === "confirmPassword" && text !== values.password) faults[name] = { name, rule: "match" };
    else if (name === "birthday" && text !== "" && !(toAge(text, today) >= ageMin)) faults[name] = "age";
  }
  return faults;
}
