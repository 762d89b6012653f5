import type { AnnouncementsRequest } from "@marquee/contract";

/** The one call for a page's banners (BN-19): whoever asks, asks the same. */
export const toBannersRequest = (merchantCode: string): AnnouncementsRequest => ({
  types: "B",
  platform: "W",
  execution: "B",
  merchantCode,
});

/** A page of the site's notices (AN-04). */
export const toNoticesRequest = (merchantCode: string, page: number): AnnouncementsRequest => ({
  types: "PL",
  platform: "W",
  execution: "B",
  merchantCode,
  pageNo: page,
});
