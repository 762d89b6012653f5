import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const reads = { domain: "support", scope: "merchant", method: "GET", permission: "content.read" } as const;
const changes = { domain: "support", scope: "merchant", method: "POST", permission: "content.change" } as const;

/** A merchant's banners of every page, in their order (X-55, BN-20). */
export const listStaffBanners = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffBannerList>({
  ...reads,
  name: "listStaffBanners",
  path: "/staff/banners",
  cache: { provides: ["Banners"] },
});

/** Makes or changes a banner: of two people the second is told. */
export const saveBanner = /* @__PURE__ */ staffEndpoint<Shape.SaveBanner, Shape.NoticeChanged>({
  ...changes,
  name: "saveBanner",
  path: "/staff/banner",
  cache: { invalidates: ["Banners", "Segments", "Audit"] },
});

/** Removes a banner. */
export const removeBanner = /* @__PURE__ */ staffEndpoint<Shape.RemoveNotice, Shape.NoticeChanged>({
  ...changes,
  name: "removeBanner",
  path: "/staff/banner/remove",
  cache: { invalidates: ["Banners", "Segments", "Audit"] },
});

/** Puts the banners into an order; refused where another one has come or gone meanwhile. */
export const orderBanners = /* @__PURE__ */ staffEndpoint<Shape.OrderBanners, Record<string, never>>({
  ...changes,
  name: "orderBanners",
  path: "/staff/banners/order",
  cache: { invalidates: ["Banners", "Audit"] },
});

/** Stores a picture for banners, re-encoded from its pixels. */
export const uploadBannerPicture = /* @__PURE__ */ staffEndpoint<Shape.UploadBannerPicture, Shape.BannerPicture>({
  ...changes,
  name: "uploadBannerPicture",
  path: "/staff/banner/picture",
  bodyLimit: 7_340_032,
  rateLimit: { calls: 60, seconds: 60 },
});

/** Stores a picture for pages of promotions, as {@link uploadBannerPicture} does. */
export const uploadPromotionPicture = /* @__PURE__ */ staffEndpoint<Shape.UploadBannerPicture, Shape.BannerPicture>({
  ...changes,
  name: "uploadPromotionPicture",
  path: "/staff/promotion-pages/picture",
  permission: "promotions.change",
  bodyLimit: 7_340_032,
  rateLimit: { calls: 60, seconds: 60 },
});

/** How often each of a banner's pictures was seen and pressed. */
export const getBannerResults = /* @__PURE__ */ staffEndpoint<Shape.BannerResultsRequest, Shape.BannerResults>({
  ...reads,
  name: "getBannerResults",
  path: "/staff/banner/results",
});

/** A merchant's announcements (X-55, AN-03). */
export const listStaffAnnouncements = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffAnnouncementList>(
  {
    ...reads,
    name: "listStaffAnnouncements",
    path: "/staff/announcements",
    cache: { provides: ["Announcements"] },
  },
);

/** Makes or changes an announcement: of two people the second is told. */
export const saveAnnouncement = /* @__PURE__ */ staffEndpoint<Shape.SaveAnnouncement, Shape.NoticeChanged>({
  ...changes,
  name: "saveAnnouncement",
  path: "/staff/announcement",
  // Seven languages of the longest text.
  bodyLimit: 1_048_576,
  cache: { invalidates: ["Announcements", "Segments", "Audit"] },
});

/** Removes an announcement. */
export const removeAnnouncement = /* @__PURE__ */ staffEndpoint<Shape.RemoveNotice, Shape.NoticeChanged>({
  ...changes,
  name: "removeAnnouncement",
  path: "/staff/announcement/remove",
  cache: { invalidates: ["Announcements", "Segments", "Audit"] },
});

/** How many members an audience has; only who may write for it learns that. */
export const countAudience = /* @__PURE__ */ staffEndpoint<Shape.CountAudience, Shape.AudienceCount>({
  ...changes,
  name: "countAudience",
  path: "/staff/audience/count",
  rateLimit: { calls: 120, seconds: 60 },
});

/** What an audience can name: segments, labels, currencies, languages. */
export const getAudienceChoices = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.AudienceChoices>({
  ...reads,
  name: "getAudienceChoices",
  path: "/staff/audience/choices",
  cache: { provides: ["Segments"] },
});

/** A merchant's segments: audiences with a name, by which banners and announcements choose them. */
export const listSegments = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.SegmentList>({
  ...reads,
  name: "listSegments",
  path: "/staff/segments",
  cache: { provides: ["Segments"] },
});

/** Makes or changes a segment, for all that names it: of two people the second is told. */
export const saveSegment = /* @__PURE__ */ staffEndpoint<Shape.SaveSegment, Shape.NoticeChanged>({
  ...changes,
  name: "saveSegment",
  path: "/staff/segment",
  cache: { invalidates: ["Segments", "Audit"] },
});

/** Removes a segment that nothing names. */
export const removeSegment = /* @__PURE__ */ staffEndpoint<Shape.RemoveNotice, Shape.NoticeChanged>({
  ...changes,
  name: "removeSegment",
  path: "/staff/segment/remove",
  cache: { invalidates: ["Segments", "Audit"] },
});
