import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `points`. */
export const pointsPages: readonly PageAddress[] = [...toPages("POINTMALL3", ["/pointMall"])];
