import { msg } from "@lingui/core/macro";

/** What the kinds of webhooks about withdrawals mean. */
export const withdrawalWebhookKindTexts = {
  "withdrawal.changed": msg`A withdrawal has changed state`,
};
