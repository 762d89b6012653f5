import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "./StaffRow.ts";
import * as endpoint from "./webhookEndpoints.ts";
import * as schema from "./webhookSchemas.ts";

const changed = ["webhook.unknown", "state.changed"] as const;

/** Webhooks: endpoints of merchants, and what was delivered to them. */
export const webhookRows: readonly StaffRow[] = [
  staffRow(endpoint.listWebhooks, Nothing, schema.WebhookListSchema),
  staffRow(endpoint.createWebhook, schema.CreateWebhookSchema, schema.WebhookSecretSchema, [
    "fields",
    "webhook.limit",
    "state.changed",
  ]),
  staffRow(endpoint.changeWebhook, schema.ChangeWebhookSchema, Nothing, ["fields", ...changed]),
  staffRow(endpoint.rotateWebhookSecret, schema.WebhookVersionSchema, schema.WebhookSecretSchema, changed),
  staffRow(endpoint.removeWebhook, schema.WebhookVersionSchema, Nothing, changed),
  staffRow(endpoint.testWebhook, schema.WebhookIdSchema, Nothing, changed),
  staffRow(endpoint.listWebhookDeliveries, schema.ListWebhookDeliveriesSchema, schema.WebhookDeliveryPageSchema, [
    "webhook.unknown",
  ]),
  staffRow(endpoint.getWebhookDelivery, schema.GetWebhookDeliverySchema, schema.WebhookDeliveryDetailSchema, [
    "webhook.unknown",
  ]),
  staffRow(endpoint.resendWebhook, schema.ResendWebhookSchema, schema.WebhookResentSchema, changed),
];
