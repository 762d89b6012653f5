import type { Deposit } from "./depositStore.ts";

/** What a deposit brings: what was paid, without the fee. */
export const toCredit = ({ amount, paid_amount: paid, fee }: Deposit): bigint => BigInt(paid ?? amount) - BigInt(fee);
