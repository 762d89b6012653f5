import type { ApiCode } from "../api/GameApi.ts";

/** A call that a use case refuses, with its code and, where one is at fault, the field; `retryAfter` in milliseconds. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ApiCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ApiCode, field?: string, retryAfter?: number) {
    super(code);
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}
