import { type Static, Type } from "typebox";
import { Millis, PageNo, text } from "../shapes.ts";

const NoticeSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  content: Type.String(),
  timestamp: Millis,
  type: Type.String(),
  level: Type.Integer(),
});

/** An announcement (EN-22); `content` is HTML, cleaned by the gateway and again by the client (AN-02). */
export type Notice = Static<typeof NoticeSchema>;

const VariantSchema = Type.Object({
  variant: Type.String(),
  url: Type.String(),
  phoneUrl: Type.Optional(Type.String()),
});

/** One of the pictures between which visitors are divided. */
export type BannerVariant = Static<typeof VariantSchema>;

const BannerSchema = Type.Object({
  bannerId: Type.String(),
  url: Type.String(),
  /** The picture for phones, where it is another one. */
  phoneUrl: Type.Optional(Type.String()),
  linkageType: Type.Optional(
    Type.Union([Type.Literal("INNER"), Type.Literal("OUTER"), Type.Literal("PROMO"), Type.Literal("GAME")]),
  ),
  linkage: Type.Optional(Type.String()),
  groupName: Type.String(),
  title: Type.String(),
  /** The pictures that are compared: a member's own one; for a guest all, of which the page keeps to one (`chooseVariant`). */
  variants: Type.Optional(Type.Array(VariantSchema)),
  /** With `variants`: lets this visit be counted, once as a view and once as a click. */
  ticket: Type.Optional(Type.String()),
});

/** A banner (EN-05): `url` is the picture, `title` its headline, `linkage` where a click goes (BN-17). */
export type Banner = Static<typeof BannerSchema>;

export const AnnouncementsRequestSchema = Type.Object({
  types: Type.Optional(text(40)),
  platform: Type.Optional(text(10)),
  execution: Type.Optional(text(10)),
  merchantCode: Type.Optional(text(40)),
  pageNo: Type.Optional(PageNo),
});

/** MCSFE_getListAnnouncements (AP-40, AP-70). */
export type AnnouncementsRequest = Static<typeof AnnouncementsRequestSchema>;

export const AnnouncementsSchema = Type.Object({
  player: Type.Array(NoticeSchema),
  banners: Type.Array(BannerSchema),
  popup: Type.Array(NoticeSchema),
  promotion: Type.Array(NoticeSchema),
  /** Those for the help pages, where they were asked for. */
  help: Type.Optional(Type.Array(NoticeSchema)),
  totalPages: Type.Integer({ minimum: 0 }),
});

/** Notices by place (AN-04); `player` comes in pages of 9. */
export type Announcements = Static<typeof AnnouncementsSchema>;

export const CountBannersRequestSchema = Type.Object({
  counts: Type.Array(
    Type.Object({
      bannerId: Type.String({ pattern: "^[A-Za-z0-9-]{1,40}$" }),
      variant: Type.String({ pattern: "^[A-Za-z0-9_-]{1,20}$" }),
      ticket: Type.String({ pattern: "^[A-Za-z0-9._-]{1,120}$" }),
      kind: Type.Enum(["VIEW", "CLICK"]),
    }),
    { minItems: 1, maxItems: 20 },
  ),
});

/** What a page has shown and what was pressed, several at once. */
export type CountBannersRequest = Static<typeof CountBannersRequestSchema>;

export const CountedBannersSchema = Type.Object({ counted: Type.Integer({ minimum: 0 }) });

/** How many of them were counted: none that was counted before, is not shown to the caller, or came too early or too late. */
export type CountedBanners = Static<typeof CountedBannersSchema>;

export const AgentAnnouncementsRequestSchema = Type.Object({ pageNo: Type.Optional(PageNo) });

/** GET relay AGENT_announcements. */
export type AgentAnnouncementsRequest = Static<typeof AgentAnnouncementsRequestSchema>;

export const AgentAnnouncementsSchema = Type.Object({
  list: Type.Array(NoticeSchema),
  totalPages: Type.Integer({ minimum: 0 }),
});

/** Announcements for agents in pages of 9: the highest priority first, then the newest (AC-02). */
export type AgentAnnouncements = Static<typeof AgentAnnouncementsSchema>;
