import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `rebate`. */
export const rebatePages: readonly PageAddress[] = [...toPages("MANPLAYREB3", ["/member/manualRebate"])];
