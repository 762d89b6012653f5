/** An outside service did not accept a message. With `isFinal` it never will, so the message is not retried. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}
