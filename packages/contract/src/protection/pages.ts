import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `protection`. */
export const protectionPages: readonly PageAddress[] = [
  ...toPages("RGCEN3", ["/member/protection"]),
  ...toPages("RGTIMEOUT3", ["/member/timeOut"]),
  ...toPages("RGEXCL3", ["/member/selfExclusion"]),
];
