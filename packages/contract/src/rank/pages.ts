import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `rank`. */
export const rankPages: readonly PageAddress[] = [...toPages("VIP3", ["/member/vip"])];
