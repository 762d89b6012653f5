import type { RegisterValues } from "../../model/registerFields.ts";

/** The form's values: the fields and the captcha's answer. */
export type RegisterFormValues = RegisterValues & { captcha: string };

/** The form's initial values. */
export function toFirstValues(values: RegisterValues): RegisterFormValues {
  return { ...values, captcha: "" };
}
