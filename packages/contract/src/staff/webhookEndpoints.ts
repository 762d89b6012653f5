import { staffEndpoint } from "./staffEndpoint.ts";
import type * as Shape from "./webhookSchemas.ts";

type Nothing = Record<string, never>;

const read = { domain: "staff", scope: "merchant", permission: "webhooks.read" } as const;
const change = { domain: "staff", scope: "merchant", permission: "webhooks.change" } as const;

/** A merchant's webhook endpoints with their health. */
export const listWebhooks = /* @__PURE__ */ staffEndpoint<Nothing, Shape.WebhookList>({
  ...read,
  name: "listWebhooks",
  method: "GET",
  path: "/staff/webhooks",
  passive: true,
  cache: { provides: ["Webhooks"] },
});

/** Creates an endpoint; the answer is the one place that shows its secret. */
export const createWebhook = /* @__PURE__ */ staffEndpoint<Shape.CreateWebhook, Shape.WebhookSecret>({
  ...change,
  name: "createWebhook",
  method: "POST",
  path: "/staff/webhooks",
  // Each call resolves a name.
  rateLimit: { calls: 20, seconds: 60 },
  cache: { invalidates: ["Webhooks", "Audit"] },
});

/** Changes an endpoint, turns it on or off. */
export const changeWebhook = /* @__PURE__ */ staffEndpoint<Shape.ChangeWebhook, Nothing>({
  ...change,
  name: "changeWebhook",
  method: "POST",
  path: "/staff/webhooks/change",
  rateLimit: { calls: 20, seconds: 60 },
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["Webhooks", "Audit"] },
});

/** Makes a new secret; the present one signs beside it for a day. */
export const rotateWebhookSecret = /* @__PURE__ */ staffEndpoint<Shape.WebhookVersion, Shape.WebhookSecret>({
  ...change,
  name: "rotateWebhookSecret",
  method: "POST",
  path: "/staff/webhooks/secret",
  cache: { invalidates: ["Webhooks", "Audit"] },
});

/** Removes an endpoint with its log. */
export const removeWebhook = /* @__PURE__ */ staffEndpoint<Shape.WebhookVersion, Nothing>({
  ...change,
  name: "removeWebhook",
  method: "POST",
  path: "/staff/webhooks/remove",
  cache: { invalidates: ["Webhooks", "Audit"] },
});

/** Sends an event of kind `webhook.test` to an endpoint. */
export const testWebhook = /* @__PURE__ */ staffEndpoint<Shape.WebhookId, Nothing>({
  ...change,
  name: "testWebhook",
  method: "POST",
  path: "/staff/webhooks/test",
  rateLimit: { calls: 20, seconds: 60 },
  cache: { invalidates: ["Webhooks", "Audit"] },
});

/** The log of an endpoint, newest first. */
export const listWebhookDeliveries = /* @__PURE__ */ staffEndpoint<
  Shape.ListWebhookDeliveries,
  Shape.WebhookDeliveryPage
>({
  ...read,
  name: "listWebhookDeliveries",
  method: "GET",
  path: "/staff/webhooks/deliveries",
  passive: true,
  cache: { provides: ["Webhooks"] },
});

/** One delivery with what was sent and what the receiver answered. */
export const getWebhookDelivery = /* @__PURE__ */ staffEndpoint<Shape.GetWebhookDelivery, Shape.WebhookDeliveryDetail>({
  ...read,
  name: "getWebhookDelivery",
  method: "GET",
  path: "/staff/webhooks/delivery",
  cache: { keepSeconds: 0 },
});

/** Sends one delivery again, or all that failed; what waits is tried at once. */
export const resendWebhook = /* @__PURE__ */ staffEndpoint<Shape.ResendWebhook, Shape.WebhookResent>({
  ...change,
  name: "resendWebhook",
  method: "POST",
  path: "/staff/webhooks/resend",
  cache: { invalidates: ["Webhooks", "Audit"] },
});
