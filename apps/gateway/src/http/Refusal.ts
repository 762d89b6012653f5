import type { ErrorCode, FieldError } from "@marquee/contract";

/** What a refusal may say beside its code. `retryAfter` in seconds. */
export interface RefusalDetails {
  readonly value?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly FieldError[];
  readonly retryAfter?: number;
}

/** A call that is refused with a code of the contract; the plugin of the rows turns it into the envelope. */
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
