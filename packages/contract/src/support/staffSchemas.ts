import { type Static, Type } from "typebox";
import { AudienceRulesSchema, RulesOrSegmentSchema, SegmentIdSchema } from "../content/audienceRules.ts";
import { SaidText } from "../saidText.ts";
import { Millis, text } from "../shapes.ts";
import { Base64Picture, Reason } from "../staff/schemas.ts";
import { weekHoursFields } from "../weekHours.ts";
import {
  announcementPlaces,
  bannerLinks,
  mostNotices,
  mostVariants,
  noticeStates,
  segmentUserKinds,
} from "./notices.ts";

const Id = Type.String({ pattern: "^[A-Za-z0-9-]{1,40}$" });
const Version = Type.Integer({ minimum: 0 });
const MaybeMillis = Type.Union([Millis, Type.Null()]);

const NoticeScheduleSchema = Type.Object(
  {
    from: MaybeMillis,
    to: MaybeMillis,
    ...weekHoursFields,
  },
  { additionalProperties: false },
);

/** When a banner or an announcement is shown. */
export type NoticeSchedule = Static<typeof NoticeScheduleSchema>;

const planned = {
  id: Id,
  /** Counts the changes: of two people who save, the second is told; 0 for a new one. */
  version: Version,
  isOn: Type.Boolean(),
  schedule: NoticeScheduleSchema,
  audience: RulesOrSegmentSchema,
} as const;

const Title = SaidText(1, 120);
const MaybeTitle = Type.Optional(Title);

const TitlesSchema = Type.Object(
  { CN: MaybeTitle, EN: MaybeTitle, ID: MaybeTitle, TH: MaybeTitle, TY: MaybeTitle, VI: MaybeTitle, TL: MaybeTitle },
  { additionalProperties: false },
);

const PictureAddress = Type.String({ pattern: "^(/(?![/\\\\])|https://)[^\\s\"'<>\\\\]*$", maxLength: 500 });

const Pictures = {
  picture: PictureAddress,
  /** The picture for phones; null where one serves all. */
  phonePicture: Type.Union([PictureAddress, Type.Null()]),
} as const;

const BannerFields = {
  ...planned,
  /** The page that shows it. */
  group: Type.String({ pattern: "^/[A-Za-z0-9/_-]*$", maxLength: 100 }),
  titles: TitlesSchema,
  ...Pictures,
  /** Other pictures, between which and its own visitors are divided and counted; none where all see its own. */
  variants: Type.Array(Type.Object(Pictures, { additionalProperties: false }), { maxItems: mostVariants }),
  /** Where a press leads; null where it leads nowhere (BN-16). */
  link: Type.Union([
    Type.Object({ type: Type.Enum([...bannerLinks]), to: Type.String({ minLength: 1, maxLength: 500 }) }),
    Type.Null(),
  ]),
} as const;

const state = { state: Type.Enum([...noticeStates]) } as const;

const StaffBannerSchema = Type.Object({ ...BannerFields, ...state });

/** A banner as staff work on it. */
export type StaffBanner = Static<typeof StaffBannerSchema>;

export const StaffBannerListSchema = Type.Array(StaffBannerSchema);

/** GET /staff/banners: in their order. */
export type StaffBannerList = Static<typeof StaffBannerListSchema>;

export const SaveBannerSchema = Type.Object({ ...BannerFields, reason: Reason });

/** POST /staff/banner. */
export type SaveBanner = Static<typeof SaveBannerSchema>;

export const OrderBannersSchema = Type.Object({
  /** Every banner, in the new order. */
  ids: Type.Array(Id, { maxItems: mostNotices, uniqueItems: true }),
  reason: Reason,
});

/** POST /staff/banners/order. */
export type OrderBanners = Static<typeof OrderBannersSchema>;

const Words = Type.Optional(Type.Object({ title: Title, html: text(20_000) }));

const WordsSchema = Type.Object(
  { CN: Words, EN: Words, ID: Words, TH: Words, TY: Words, VI: Words, TL: Words },
  { additionalProperties: false },
);

const AnnouncementFields = {
  ...planned,
  type: Type.Enum([...announcementPlaces]),
  /** The higher comes first; of equal ones the newer. */
  priority: Type.Integer({ minimum: 0, maximum: 1000 }),
  /** By language; a visitor whose language is missing reads the merchant's default one. Cleaned before it is stored (AN-02). */
  texts: WordsSchema,
} as const;

const StaffAnnouncementSchema = Type.Object({ ...AnnouncementFields, ...state, at: Millis });

/** An announcement as staff work on it. */
export type StaffAnnouncement = Static<typeof StaffAnnouncementSchema>;

export const StaffAnnouncementListSchema = Type.Array(StaffAnnouncementSchema);

/** GET /staff/announcements: in their order. */
export type StaffAnnouncementList = Static<typeof StaffAnnouncementListSchema>;

export const SaveAnnouncementSchema = Type.Object({ ...AnnouncementFields, reason: Reason });

/** POST /staff/announcement. */
export type SaveAnnouncement = Static<typeof SaveAnnouncementSchema>;

export const RemoveNoticeSchema = Type.Object({ id: Id, version: Version, reason: Reason });

/** POST /staff/banner/remove, /staff/announcement/remove and /staff/segment/remove. */
export type RemoveNotice = Static<typeof RemoveNoticeSchema>;

export const NoticeChangedSchema = Type.Object({ version: Version });

/** The version after a change; 0 after removal. */
export type NoticeChanged = Static<typeof NoticeChangedSchema>;

export const CountAudienceSchema = Type.Object({ audience: AudienceRulesSchema });

/** POST /staff/audience/count. */
export type CountAudience = Static<typeof CountAudienceSchema>;

export const AudienceCountSchema = Type.Object({
  matching: Type.Integer({ minimum: 0 }),
  members: Type.Integer({ minimum: 0 }),
});

/** How many of a merchant's members who are not closed an audience has. */
export type AudienceCount = Static<typeof AudienceCountSchema>;

export const AudienceChoicesSchema = Type.Object({
  labels: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  currencies: Type.Array(Type.String()),
  languages: Type.Array(Type.String()),
  defaultLanguage: Type.String(),
  segments: Type.Array(Type.Object({ id: SegmentIdSchema, name: Type.String(), rules: AudienceRulesSchema })),
});

/** GET /staff/audience/choices: what an audience of the merchant can name. */
export type AudienceChoices = Static<typeof AudienceChoicesSchema>;

export const UploadBannerPictureSchema = Type.Object({
  data: Base64Picture,
});

/** POST /staff/banner/picture. */
export type UploadBannerPicture = Static<typeof UploadBannerPictureSchema>;

export const BannerPictureSchema = Type.Object({ url: Type.String() });

/** The address of a stored picture. */
export type BannerPicture = Static<typeof BannerPictureSchema>;

const SegmentUserSchema = Type.Object({ kind: Type.Enum([...segmentUserKinds]), name: Type.String() });

/** What is shown to a segment, by its kind and its name. */
export type SegmentUser = Static<typeof SegmentUserSchema>;

const SegmentFields = {
  id: SegmentIdSchema,
  version: Version,
  /** Of one merchant no two are alike, whatever their capitals and accents. */
  name: SaidText(1, 80),
  rules: AudienceRulesSchema,
} as const;

const SegmentSchema = Type.Object({
  ...SegmentFields,
  /** Who saved it last, by mail address, and when. */
  by: Type.String(),
  at: Millis,
  /** What keeps it from being removed. */
  users: Type.Array(SegmentUserSchema),
});

/** An audience with a name, as staff work on it. */
export type Segment = Static<typeof SegmentSchema>;

export const SegmentListSchema = Type.Array(SegmentSchema);

/** GET /staff/segments: by their names. */
export type SegmentList = Static<typeof SegmentListSchema>;

export const SaveSegmentSchema = Type.Object({ ...SegmentFields, reason: Reason });

/** POST /staff/segment. */
export type SaveSegment = Static<typeof SaveSegmentSchema>;

export const BannerResultsRequestSchema = Type.Object({ id: Id });

/** GET /staff/banner/results. */
export type BannerResultsRequest = Static<typeof BannerResultsRequestSchema>;

const Count = Type.Integer({ minimum: 0 });

export const BannerResultsSchema = Type.Array(Type.Object({ ...Pictures, views: Count, clicks: Count }));

/** How often each of a banner's pictures was seen and pressed, its own first: counts belong to the pictures. */
export type BannerResults = Static<typeof BannerResultsSchema>;
