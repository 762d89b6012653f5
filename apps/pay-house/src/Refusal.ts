/** Why a call is refused. */
export type RefusalCode =
  | "signature.invalid"
  | "request.invalid"
  | "order.unknown"
  | "order.conflict"
  | "method.unknown"
  | "currency.unknown"
  | "state.changed";

/** A refusal; `field` names what is wrong with a request. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly field: string | undefined;

  constructor(code: RefusalCode, field?: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}
