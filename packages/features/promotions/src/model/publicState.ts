import { promotionsApi } from "@marquee/api-client";
import type { PublicSelectors } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface PublicState {
    /** How many promotions there is something to do about (WL-15). */
    readonly availablePromoCount: number;
  }
}

const selectPromo = promotionsApi.endpoints.getAvailablePromo.select({});

/** What others may read of the member's promotions (EN-25). */
export const publicState: PublicSelectors = {
  availablePromoCount: (state) => selectPromo(state).data?.availablePromoCount,
};
