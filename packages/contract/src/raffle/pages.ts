import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `raffle`. */
export const rafflePages: readonly PageAddress[] = [...toPages("RAFFLE3", ["/member/raffle"])];
