/** What pages keep of domain `wallet`. */
export const walletCacheTags = ["Balance", "Orders"] as const;
