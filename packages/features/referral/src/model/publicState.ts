import { promotionsApi } from "@marquee/api-client";
import type { PublicSelectors } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface PublicState {
    /** Whether the member may invite friends (RP-12). */
    readonly availablePromo: { readonly REFERRAL: boolean };
  }
}

const selectPromo = promotionsApi.endpoints.getAvailablePromo.select({});

/** What others may read of invitations (EN-25). */
export const publicState: PublicSelectors = {
  availablePromo: (state) => selectPromo(state).data?.availablePromo,
};
