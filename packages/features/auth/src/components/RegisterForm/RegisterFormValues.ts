import type { RegisterValues } from "../../model/registerFields.ts";

/** What the form holds: the fields, and the captcha's answer. */
export type RegisterFormValues = RegisterValues & { captcha: string };

/** The form's values before anything was typed. */
export function toFirstValues(values: RegisterValues): RegisterFormValues {
  return { ...values, captcha: "" };
}
