/** What merchants are told of deposits. */
export const walletWebhookKinds = ["deposit.changed"] as const;
