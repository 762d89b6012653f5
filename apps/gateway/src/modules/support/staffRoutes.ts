import {
  countAudience,
  getAudienceChoices,
  getBannerResults,
  listSegments,
  listStaffAnnouncements,
  listStaffBanners,
  orderBanners,
  removeAnnouncement,
  removeBanner,
  removeSegment,
  saveAnnouncement,
  saveBanner,
  saveSegment,
  uploadBannerPicture,
  uploadPromotionPicture,
} from "@marquee/contract/staff";
import { countAudience as countMembers } from "../../audience/audienceStore.ts";
import { listStoredSegments } from "../../audience/segmentStore.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { listStoredLabels } from "../member/index.ts";
import { listStoredAnnouncements } from "./announcementStore.ts";
import { sumCounts } from "./bannerCountStore.ts";
import { storeBannerPicture } from "./bannerPictures.ts";
import { listStoredBanners } from "./bannerStore.ts";
import { checkAudience } from "./checkNotice.ts";
import { listVariants } from "./listVariants.ts";
import { removeAnnouncementOf, saveAnnouncementOf } from "./saveAnnouncement.ts";
import { orderBannersOf, removeBannerOf, saveBannerOf } from "./saveBanner.ts";
import { removeSegmentOf, saveSegmentOf } from "./saveSegment.ts";
import { listSegmentUsers } from "./segmentUserStore.ts";
import type { Services } from "./services.ts";
import { toAnnouncementContent, toBannerContent } from "./toStaffNotice.ts";

/** Banners, announcements and who they are for, in the back office. */
export function supportStaffRoutes(services: Services): readonly StaffRoute[] {
  const { db } = services;
  return [
    merchantRoute(listStaffBanners, async ({ tenant }) =>
      (await listStoredBanners(db, tenant)).map((row) => ({
        id: row.id,
        version: row.version,
        state: row.state,
        ...toBannerContent(row),
      })),
    ),
    merchantRoute(saveBanner, (call, request) => saveBannerOf(services, call, request)),
    merchantRoute(removeBanner, (call, request) => removeBannerOf(services, call, request)),
    merchantRoute(orderBanners, (call, request) => orderBannersOf(services, call, request)),
    merchantRoute(uploadBannerPicture, (call, { data }) => storeBannerPicture(services, call, data)),
    merchantRoute(uploadPromotionPicture, (call, { data }) => storeBannerPicture(services, call, data)),
    merchantRoute(getBannerResults, async ({ tenant }, { id }) => {
      const banner = (await listStoredBanners(db, tenant)).find((row) => row.id === id);
      const counts = await sumCounts(db, tenant.id, id);
      return (banner === undefined ? [] : listVariants(toBannerContent(banner))).map(
        ({ variant, picture, phonePicture }) => ({
          picture,
          phonePicture,
          ...(counts.get(variant) ?? { views: 0, clicks: 0 }),
        }),
      );
    }),
    merchantRoute(listStaffAnnouncements, async ({ tenant }) =>
      (await listStoredAnnouncements(db, tenant)).map((row) => ({
        id: row.id,
        version: row.version,
        state: row.state,
        at: row.at.getTime(),
        ...toAnnouncementContent(row),
      })),
    ),
    merchantRoute(saveAnnouncement, (call, request) => saveAnnouncementOf(services, call, request)),
    merchantRoute(removeAnnouncement, (call, request) => removeAnnouncementOf(services, call, request)),
    merchantRoute(countAudience, async ({ tenant }, { audience }) => {
      await checkAudience(services, tenant, audience);
      return countMembers(db, tenant.id, audience);
    }),
    merchantRoute(getAudienceChoices, async ({ tenant }) => ({
      labels: (await listStoredLabels(db, tenant.id)).map(({ id, names }) => ({ id, name: names.EN })),
      currencies: tenant.currencies.map(({ currency }) => currency),
      languages: [...tenant.settings.languages],
      defaultLanguage: tenant.settings.defaultLanguage,
      segments: (await listStoredSegments(db, tenant.id)).map(({ id, name, rules }) => ({ id, name, rules })),
    })),
    merchantRoute(listSegments, async ({ tenant }) => {
      const users = await listSegmentUsers(db, tenant);
      return (await listStoredSegments(db, tenant.id)).map((row) => ({
        id: row.id,
        version: row.version,
        name: row.name,
        rules: row.rules,
        by: row.saved_by,
        at: row.saved_at.getTime(),
        users: [...(users.get(row.id) ?? [])],
      }));
    }),
    merchantRoute(saveSegment, (call, request) => saveSegmentOf(services, call, request)),
    merchantRoute(removeSegment, (call, request) => removeSegmentOf(services, call, request)),
  ];
}
