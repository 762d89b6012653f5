/** What a receiver is sent. */
interface WebhookEvent {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  /** Its place at the endpoint. */
  readonly sequence: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The body of a webhook, as it is signed. */
export function toWebhookBody(merchant: string, { id, kind, at, sequence, data }: WebhookEvent): string {
  return JSON.stringify({ id, kind, merchant, created: at.toISOString(), sequence: Number(sequence), data });
}
