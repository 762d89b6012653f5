/** An outgoing mail. */
interface Mail {
  /** The same at each attempt, so that a server can recognise a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A PDF that comes with it. */
  readonly attachment?: { readonly name: string; readonly content: Buffer };
}

/** Sends mail. `outbox` keeps it where it is: in the table of outgoing messages. */
export interface MailSender {
  readonly kind: "outbox" | "smtp";
  /** @throws DeliveryError when the server does not take it */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
