import type { ErrorCode, FieldError } from "@marquee/contract";
import type { StaffErrorCode } from "@marquee/contract/staff";

/** Details of a refusal beside its code. `retryAfter` in seconds. */
export interface RefusalDetails {
  readonly value?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly FieldError[];
  readonly retryAfter?: number;
}

/** Thrown to refuse a call with a code of the contract; the rows' plugin turns it into the envelope. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode | StaffErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode | StaffErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
