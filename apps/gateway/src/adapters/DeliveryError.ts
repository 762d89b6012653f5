/** A message that an outside service did not accept. `isFinal`: it never will, so the message is not tried again. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}
