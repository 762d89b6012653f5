import { walletApi } from "@marquee/api-client";
import type { PublicSelectors } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface PublicState {
    /** What a member has in all wallets, as a decimal text. */
    readonly balance: string;
  }
}

const selectBalance = walletApi.endpoints.getBalance.select({});

/** What others may read of the member's money (EN-25). */
export const publicState: PublicSelectors = {
  balance: (state) => selectBalance(state).data?.sumBalance,
};
