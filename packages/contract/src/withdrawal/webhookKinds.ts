/** What merchants are told of withdrawals. */
export const withdrawalWebhookKinds = ["withdrawal.changed"] as const;
