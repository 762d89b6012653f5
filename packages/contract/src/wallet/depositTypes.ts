/** The ways to pay money in. */
export const depositTypes = ["BANK_QR", "BANK", "WALLET", "CARD", "CRYPTO", "VOUCHER"] as const;

/** One of {@link depositTypes}. */
export type DepositType = (typeof depositTypes)[number];

/** The time to pay for a deposit, in minutes (contract 3.7). */
export const depositMinutes = 30;
