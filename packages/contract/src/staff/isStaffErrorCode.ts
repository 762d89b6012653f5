import { staffErrors } from "../staffErrors.ts";

/** A code that only the back office answers. */
export type StaffErrorCode = keyof typeof staffErrors;

/** Says whether a text is a code of the back office. */
export function isStaffErrorCode(code: string): code is StaffErrorCode {
  return Object.hasOwn(staffErrors, code);
}
