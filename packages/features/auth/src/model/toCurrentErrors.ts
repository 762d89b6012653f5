import type { FormErrors } from "./useFormErrors.ts";

/** What was typed, by field. */
export type TypedValues = Readonly<Record<string, unknown>>;

/** A refusal, and what stood in the form then. */
export type Refused = { readonly errors: FormErrors; readonly values: TypedValues };

/** What is left of a refusal: the text above the form, if it still holds, and those under the fields. */
export type CurrentErrors = {
  readonly alert: FormErrors | null;
  readonly fields: Readonly<Record<string, string>>;
};

/** What a code without a field of its own is about: it says nothing of another name or password. */
const subjectsOfCode: Readonly<Record<string, readonly string[]>> = {
  "login.credentials.invalid": ["username", "password"],
  "login.locked": ["username"],
  "account.closed": ["username"],
  "account.frozen": ["username"],
  "reset.choice.required": ["country", "mobileNum"],
};

/**
 * What a refusal says of a form as it stands now: a text goes when the field that it is about changes. What a field
 * says is not said above the form again. `shown` are the fields that the form has.
 */
export function toCurrentErrors(refused: Refused | null, values: TypedValues, shown: readonly string[]): CurrentErrors {
  if (refused === null) return { alert: null, fields: {} };
  const { errors } = refused;
  const isSame = (name: string): boolean => refused.values[name] === values[name];
  const known = Object.entries(errors.fields).filter(([name]) => shown.includes(name));
  const fields = Object.fromEntries(known.filter(([name]) => isSame(name)));
  const isSaidBelow = known.some(([, text]) => text === errors.text);
  const isOver = known.length > 0 && Object.keys(fields).length === 0;
  const holds = !isSaidBelow && !isOver && (subjectsOfCode[errors.error.code] ?? []).every(isSame);
  return { alert: holds ? errors : null, fields };
}
