import type { webhookKinds } from "../webhookKinds.ts";

/** A kind of event to which an endpoint subscribes. */
export type WebhookKind = (typeof webhookKinds)[number];

/** The kind of an event that staff send to try an endpoint; nobody subscribes to it. */
export const webhookTestKind = "webhook.test";

/** What becomes of an event at an endpoint. */
export const webhookDeliveryStates = ["WAITING", "DELIVERED", "FAILED"] as const;

/** A state of a delivery. */
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];
