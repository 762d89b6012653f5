import * as row from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import {
  changeWebhook,
  createWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendWebhook,
  rotateWebhookSecret,
  testWebhook,
} from "./webhooks.ts";

/** Webhooks in the back office. */
export function webhookRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(row.listWebhooks, (call) => listWebhooks(services, call)),
    merchantRoute(row.createWebhook, (call, request) => createWebhook(services, call, request)),
    merchantRoute(row.changeWebhook, async (call, request) => {
      await changeWebhook(services, call, request);
      return {};
    }),
    merchantRoute(row.rotateWebhookSecret, (call, request) => rotateWebhookSecret(services, call, request)),
    merchantRoute(row.removeWebhook, async (call, request) => {
      await removeWebhook(services, call, request);
      return {};
    }),
    merchantRoute(row.testWebhook, async (call, request) => {
      await testWebhook(services, call, request);
      return {};
    }),
    merchantRoute(row.listWebhookDeliveries, (call, request) => listWebhookDeliveries(services, call, request)),
    merchantRoute(row.getWebhookDelivery, (call, request) => getWebhookDelivery(services, call, request)),
    merchantRoute(row.resendWebhook, (call, request) => resendWebhook(services, call, request)),
  ];
}
