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

/** Under this the first announcement of the page's HTML is kept; nobody asks for it. */
export const toFirstNoticeRequest = (merchantCode: string): AnnouncementsRequest => ({
  types: "PL",
  platform: "W",
  execution: "B",
  merchantCode,
});

/** The site's popup notices (AN-06, AN-07). */
export const toPopupRequest = (merchantCode: string): AnnouncementsRequest => ({
  types: "PU",
  platform: "W",
  execution: "B",
  merchantCode,
});

/** The site's promotional notices (AN-04). */
export const toPromotionsRequest = (merchantCode: string): AnnouncementsRequest => ({
  types: "PR",
  platform: "W",
  execution: "B",
  merchantCode,
});

/** Those for the help pages (AN-04). */
export const toHelpRequest = (merchantCode: string): AnnouncementsRequest => ({
  types: "H",
  platform: "W",
  execution: "B",
  merchantCode,
});
