import { announcementPlaces } from "@marquee/contract";
import type { SaveAnnouncement, SaveBanner } from "@marquee/contract/staff";
import type { StoredAnnouncement } from "./announcementStore.ts";
import type { StoredBanner } from "./bannerStore.ts";
import { toPlan } from "./planStore.ts";

/** A banner without its version, as the audit log and staff read it. */
export type BannerContent = Omit<SaveBanner, "id" | "version" | "reason">;

/** An announcement without its version. */
export type AnnouncementContent = Omit<SaveAnnouncement, "id" | "version" | "reason">;

const linkTypes = ["INNER", "OUTER", "PROMO", "GAME"] as const;

/** The texts of a stored column that are texts. */
const toTexts = (stored: object | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
    ),
  );

/** A stored banner's content. */
export function toBannerContent(row: StoredBanner): BannerContent {
  const type = linkTypes.find((each) => each === row.linkage_type);
  return {
    ...toPlan(row),
    group: row.group_name,
    titles: toTexts(row.title),
    picture: row.picture,
    phonePicture: row.phone_picture,
    variants: row.variants,
    link: type === undefined || row.linkage === null ? null : { type, to: row.linkage },
  };
}

/** A stored announcement's content. */
export function toAnnouncementContent(row: StoredAnnouncement): AnnouncementContent {
  const contents = new Map(Object.entries(toTexts(row.content)));
  return {
    ...toPlan(row),
    type: announcementPlaces.find((each) => each === row.type) ?? "PL",
    priority: row.level,
    texts: Object.fromEntries(
      Object.entries(toTexts(row.title)).map(([code, title]) => [code, { title, html: contents.get(code) ?? "" }]),
    ),
  };
}
