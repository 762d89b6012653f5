import { supportApi, toBannersRequest, toNoticesRequest } from "@marquee/api-client";
import type { Banner, Notice } from "@marquee/contract";
import type { PublicSelectors } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface PublicState {
    /** The site's banners. */
    readonly banners: readonly Banner[];
    /** The newest notices, a page of them. */
    readonly notice: readonly Notice[];
  }
}

const { select } = supportApi.endpoints.listAnnouncements;

/** What others may read of a merchant's announcements (EN-25). */
export const publicState: PublicSelectors = {
  banners: (state, merchantCode) => select(toBannersRequest(merchantCode))(state).data?.banners,
  notice: (state, merchantCode) => select(toNoticesRequest(merchantCode, 1))(state).data?.player,
};
