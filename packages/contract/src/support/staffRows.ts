import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Banners, announcements and who they are for, in the back office. */
export const supportStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listStaffBanners, Nothing, schema.StaffBannerListSchema),
  staffRow(endpoint.saveBanner, schema.SaveBannerSchema, schema.NoticeChangedSchema, [
    "fields",
    "state.changed",
    "document.limit",
  ]),
  staffRow(endpoint.removeBanner, schema.RemoveNoticeSchema, schema.NoticeChangedSchema, ["state.changed"]),
  staffRow(endpoint.orderBanners, schema.OrderBannersSchema, Nothing, ["state.changed"]),
  staffRow(endpoint.uploadBannerPicture, schema.UploadBannerPictureSchema, schema.BannerPictureSchema, [
    "upload.type",
    "upload.size",
    "upload.incomplete",
    "document.limit",
  ]),
  staffRow(endpoint.uploadPromotionPicture, schema.UploadBannerPictureSchema, schema.BannerPictureSchema, [
    "upload.type",
    "upload.size",
    "upload.incomplete",
    "document.limit",
  ]),
  staffRow(endpoint.getBannerResults, schema.BannerResultsRequestSchema, schema.BannerResultsSchema),
  staffRow(endpoint.listStaffAnnouncements, Nothing, schema.StaffAnnouncementListSchema),
  staffRow(endpoint.saveAnnouncement, schema.SaveAnnouncementSchema, schema.NoticeChangedSchema, [
    "fields",
    "state.changed",
    "document.limit",
  ]),
  staffRow(endpoint.removeAnnouncement, schema.RemoveNoticeSchema, schema.NoticeChangedSchema, ["state.changed"]),
  staffRow(endpoint.countAudience, schema.CountAudienceSchema, schema.AudienceCountSchema, ["fields"]),
  staffRow(endpoint.getAudienceChoices, Nothing, schema.AudienceChoicesSchema),
  staffRow(endpoint.listSegments, Nothing, schema.SegmentListSchema),
  staffRow(endpoint.saveSegment, schema.SaveSegmentSchema, schema.NoticeChangedSchema, [
    "fields",
    "state.changed",
    "document.limit",
  ]),
  staffRow(endpoint.removeSegment, schema.RemoveNoticeSchema, schema.NoticeChangedSchema, [
    "state.changed",
    "segment.in.use",
  ]),
];
