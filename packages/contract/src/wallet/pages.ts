import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `wallet`. */
export const walletPages: readonly PageAddress[] = [
  ...toPages("TRANSFER3", ["/member/transferFund"]),
  ...toPages("DEPOSIT3", ["/member/depositv2"]),
  ...toPages("TRANSREC3", ["/member/transactionHistory"]),
];
