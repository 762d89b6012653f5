/**
 * The kinds of events that a merchant's systems can be told by webhooks, by the domain from which they come. A new kind is a line
 * here and an event that is published where it happens (`publish_webhook`).
 */
export const webhookKinds = [
  "member.registered",
  "member.updated",
  "member.frozen",
  "member.activated",
  "member.closed",
  "bet.placed",
  "bet.won",
  "bet.rolled_back",
  "round.settled",
  "deposit.changed",
  "withdrawal.changed",
] as const;

/** A kind of event to which an endpoint subscribes. */
export type WebhookKind = (typeof webhookKinds)[number];

/** The kind of an event that staff send to try an endpoint; nobody subscribes to it. */
export const webhookTestKind = "webhook.test";

/** What becomes of an event at an endpoint. */
export const webhookDeliveryStates = ["WAITING", "DELIVERED", "FAILED"] as const;

/** A state of a delivery. */
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];
