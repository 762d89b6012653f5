import { errorStatus, type Failure, type LanguageCode, type Success } from "@marquee/contract";
import { isStaffErrorCode, type StaffErrorCode, staffErrors } from "@marquee/contract/staff";
import { toMessage } from "./messages.ts";
import type { Refusal } from "./Refusal.ts";

/** The body of a successful answer (contract 3.1.2). */
export function toSuccess(value: unknown, requestId: string): Success<unknown> {
  return { success: true, value, requestId, serverTime: Date.now() };
}

/** The body of a refused call, of players or of staff. */
type AnyFailure = Omit<Failure, "errorCode"> & { readonly errorCode: Failure["errorCode"] | StaffErrorCode };

/** The HTTP status and body of a refusal, its message in the request's language. */
export function toFailure(
  refusal: Pick<Refusal, "code" | "details">,
  requestId: string,
  language: LanguageCode,
): { readonly status: number; readonly body: AnyFailure } {
  const { code, details } = refusal;
  const isStaff = isStaffErrorCode(code);
  const body = {
    success: false,
    errorCode: code,
    message: isStaff ? staffErrors[code].message : toMessage(code, language, details),
    ...details,
    requestId,
    serverTime: Date.now(),
  } as const;
  return { status: isStaff ? staffErrors[code].status : errorStatus[code], body };
}
