/** How a payer may pay here. Each has a hosted page; `bank-qr` also has a code that a banking app reads. */
export const methods = ["bank-qr", "bank", "wallet", "card", "crypto", "voucher"] as const;

/** One of {@link methods}. */
export type Method = (typeof methods)[number];

/** How many confirmations a transfer of crypto needs. */
export const confirmationsNeeded = 3;
