import type { ErrorCode, FieldError } from "@marquee/contract";

/** Details of a refusal beside its code. `retryAfter` in seconds. */
export interface RefusalDetails {
  readonly value?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly FieldError[];
  readonly retryAfter?: number;
}

/** Thrown to refuse a call with a code of the contract; the rows' plugin turns it into the envelope. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
