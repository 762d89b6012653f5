import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `withdrawal`. */
export const withdrawalPages: readonly PageAddress[] = [...toPages("WITHDRAW3", ["/member/withdraw"])];
