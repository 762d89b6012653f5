import { promotionsApi, walletApi } from "@marquee/api-client";
import type { PublicSelectors } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface PublicState {
    /** What a member has in all wallets, as a decimal text. */
    readonly balance: string;
    /** How many promotions the member may choose with a deposit. */
    readonly availablePromoCount: number;
  }
}

const selectBalance = walletApi.endpoints.getBalance.select({});
const selectPromo = promotionsApi.endpoints.getAvailablePromo.select({});

/** What others may read of the member's money and promotions (EN-25). */
export const publicState: PublicSelectors = {
  balance: (state) => selectBalance(state).data?.sumBalance,
  availablePromoCount: (state) => selectPromo(state).data?.availablePromoCount,
};
