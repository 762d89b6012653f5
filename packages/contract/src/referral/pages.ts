import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `referral`. */
export const referralPages: readonly PageAddress[] = [...toPages("REFERRAL3", ["/member/referral"])];
