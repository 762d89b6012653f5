import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `winners`. */
export const winnersPages: readonly PageAddress[] = [...toPages("WINBOARD3", ["/member/winners"])];
