import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `inbox`. */
export const inboxPages: readonly PageAddress[] = [...toPages("MESSAGES3", ["/member/messageV2"])];
