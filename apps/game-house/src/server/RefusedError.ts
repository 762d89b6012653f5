import type { ApiCode } from "../api/GameApi.ts";

/** A call that a use case refuses, with its code and, where one is at fault, the field. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly code: ApiCode;
  readonly field: string | undefined;

  constructor(code: ApiCode, field?: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}
