import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `reward-centre`. */
export const rewardCentrePages: readonly PageAddress[] = [...toPages("REWARDS3", ["/member/rewardCenter"])];
