import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `report`. */
export const reportPages: readonly PageAddress[] = [
  ...toPages("BETREC3", ["/member/personalHistoryCopy"]),
  ...toPages("PROFIT3", ["/member/personalProfit"]),
];
