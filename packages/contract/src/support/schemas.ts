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
