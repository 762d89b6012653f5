import { msg } from "@lingui/core/macro";

/** What the kinds of webhooks about deposits mean. */
export const walletWebhookKindTexts = {
  "deposit.changed": msg`A deposit has changed state`,
};
