import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `security`. */
export const securityPages: readonly PageAddress[] = [
  ...toPages("SECCEN3", ["/member/securityCenter"]),
  ...toPages("KYC3", ["/member/identity"]),
];
