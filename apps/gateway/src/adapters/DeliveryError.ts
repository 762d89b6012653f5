/** A message that an outside service did not take. `isFinal`: it never will, so nobody asks again. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}
