import { type Static, Type } from "typebox";
import { Millis } from "../shapes.ts";
import { Cursor, Uuid } from "./schemas.ts";
import { webhookKinds } from "../webhookKinds.ts";
import { webhookDeliveryStates } from "./webhookDeliveries.ts";

const MaybeMillis = Type.Union([Millis, Type.Null()]);
const MaybeText = Type.Union([Type.String(), Type.Null()]);
const MaybeInteger = Type.Union([Type.Integer(), Type.Null()]);
const Sequence = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Kind = Type.Enum([...webhookKinds]);
const State = Type.Enum([...webhookDeliveryStates]);

const settings = {
  name: Type.String({ minLength: 1, maxLength: 80 }),
  /** An https address; outside production also http to this machine. */
  url: Type.String({ minLength: 1, maxLength: 500 }),
  kinds: Type.Array(Kind, { minItems: 1, maxItems: webhookKinds.length, uniqueItems: true }),
};

const WebhookSchema = Type.Object({
  id: Type.String(),
  ...settings,
  on: Type.Boolean(),
  /** Why it went off by itself; null when nothing did that. */
  note: MaybeText,
  /** Raised by each change. */
  version: Type.Integer(),
  /** Until when the secret before the present one signs too. */
  oldSecretUntil: MaybeMillis,
  /** Since when no try has succeeded; null while the receiver answers. */
  failingSince: MaybeMillis,
  /** When the next try is made; null when nothing waits. */
  nextTryAt: MaybeMillis,
  waiting: Type.Integer(),
  failed: Type.Integer(),
  lastDeliveredAt: MaybeMillis,
});

/** Where events of a merchant are sent, and how that goes. */
export type Webhook = Static<typeof WebhookSchema>;

export const WebhookListSchema = Type.Array(WebhookSchema);

/** A merchant's endpoints, oldest first. */
export type WebhookList = Static<typeof WebhookListSchema>;

export const CreateWebhookSchema = Type.Object({
  /** Made by the page, so that a call sent twice creates one. */
  id: Uuid,
  ...settings,
});

/** POST /staff/webhooks. */
export type CreateWebhook = Static<typeof CreateWebhookSchema>;

export const WebhookSecretSchema = Type.Object({
  /** `whsec_` and base64; never shown again. */
  secret: Type.String(),
});

/** The secret with which an endpoint's events are signed. */
export type WebhookSecret = Static<typeof WebhookSecretSchema>;

export const ChangeWebhookSchema = Type.Object({
  id: Uuid,
  /** The version that the page showed. */
  version: Type.Integer({ minimum: 1 }),
  ...settings,
  on: Type.Boolean(),
});

/** POST /staff/webhooks/change. */
export type ChangeWebhook = Static<typeof ChangeWebhookSchema>;

export const WebhookVersionSchema = Type.Object({ id: Uuid, version: Type.Integer({ minimum: 1 }) });

/** POST /staff/webhooks/secret and /staff/webhooks/remove. */
export type WebhookVersion = Static<typeof WebhookVersionSchema>;

export const WebhookIdSchema = Type.Object({ id: Uuid });

/** POST /staff/webhooks/test. */
export type WebhookId = Static<typeof WebhookIdSchema>;

export const ListWebhookDeliveriesSchema = Type.Object({
  id: Uuid,
  state: Type.Optional(State),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/webhooks/deliveries. */
export type ListWebhookDeliveries = Static<typeof ListWebhookDeliveriesSchema>;

const delivery = {
  /** The event's place at this endpoint, from 1, without gaps. */
  sequence: Type.Integer(),
  /** The event's id, sent as `webhook-id`. */
  eventId: Type.String(),
  kind: Type.String(),
  at: Millis,
  state: State,
  tries: Type.Integer(),
  endedAt: MaybeMillis,
  /** Of the last try. */
  statusCode: MaybeInteger,
  milliseconds: MaybeInteger,
  failure: MaybeText,
};

const WebhookDeliverySchema = Type.Object(delivery);

/** One event at one endpoint. */
export type WebhookDelivery = Static<typeof WebhookDeliverySchema>;

export const WebhookDeliveryPageSchema = Type.Object({
  items: Type.Array(WebhookDeliverySchema),
  next: MaybeText,
});

/** Deliveries to an endpoint, newest first. */
export type WebhookDeliveryPage = Static<typeof WebhookDeliveryPageSchema>;

export const GetWebhookDeliverySchema = Type.Object({ id: Uuid, sequence: Sequence });

/** GET /staff/webhooks/delivery. */
export type GetWebhookDelivery = Static<typeof GetWebhookDeliverySchema>;

const WebhookAttemptSchema = Type.Object({
  at: Millis,
  statusCode: MaybeInteger,
  milliseconds: Type.Integer(),
  /** How the receiver's answer begins. */
  answer: Type.String(),
  failure: MaybeText,
});

export const WebhookDeliveryDetailSchema = Type.Object({
  ...delivery,
  /** What is sent. */
  body: Type.String(),
  /** The tries, newest first. */
  attempts: Type.Array(WebhookAttemptSchema),
});

/** One event at one endpoint, with what was sent and answered. */
export type WebhookDeliveryDetail = Static<typeof WebhookDeliveryDetailSchema>;

export const ResendWebhookSchema = Type.Object({
  id: Uuid,
  /** This one; without it, all that failed. */
  sequence: Type.Optional(Sequence),
  /** All that failed and happened since then. */
  since: Type.Optional(Millis),
});

/** POST /staff/webhooks/resend. */
export type ResendWebhook = Static<typeof ResendWebhookSchema>;

export const WebhookResentSchema = Type.Object({ count: Type.Integer() });

/** How many deliveries wait again. */
export type WebhookResent = Static<typeof WebhookResentSchema>;
