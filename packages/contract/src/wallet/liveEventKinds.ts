/** Money of the member has moved, an order of the member has changed. */
export const walletLiveEventKinds = ["balance", "order"] as const;
