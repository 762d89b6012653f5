import type { AnnouncementsRequest } from "@marquee/contract";

const toRequest =
  (types: string) =>
  (merchantCode: string): AnnouncementsRequest => ({ types, platform: "W", execution: "B", merchantCode });

/** The one call for a page's banners (BN-19): whoever asks, asks the same. */
export const toBannersRequest = /* @__PURE__ */ toRequest("B");

/** Under this the first announcement of the page's HTML is kept; nobody asks for it. */
export const toFirstNoticeRequest = /* @__PURE__ */ toRequest("PL");

/** A page of the site's notices (AN-04). */
export const toNoticesRequest = (merchantCode: string, page: number): AnnouncementsRequest => ({
  ...toFirstNoticeRequest(merchantCode),
  pageNo: page,
});

/** The site's popup notices (AN-06, AN-07). */
export const toPopupRequest = /* @__PURE__ */ toRequest("PU");

/** The site's promotional notices (AN-04). */
export const toPromotionsRequest = /* @__PURE__ */ toRequest("PR");

/** Those for the help pages (AN-04). */
export const toHelpRequest = /* @__PURE__ */ toRequest("H");
