/** Why a call of the transfer wallet is refused, and the HTTP status that says so. */
export const transferRefusals = {
  "signature.invalid": 401,
  "request.invalid": 400,
  "transfer.conflict": 409,
} as const;

/** A refusal of the transfer wallet; `field` names what is wrong with a request. */
export class TransferRefusal extends Error {
  override readonly name = "TransferRefusal";
  readonly code: keyof typeof transferRefusals;
  readonly field: string | undefined;

  constructor(code: keyof typeof transferRefusals, field?: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}
