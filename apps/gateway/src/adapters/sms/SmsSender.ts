/** An outgoing short message; `to` in international form, such as `+84901234567`. */
interface Sms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** Sends short messages. `outbox` keeps them where they are: in the table of outgoing messages. */
export interface SmsSender {
  readonly kind: "outbox" | "http";
  /** @throws DeliveryError when the service does not take it */
  readonly send: (sms: Sms) => Promise<void>;
}
