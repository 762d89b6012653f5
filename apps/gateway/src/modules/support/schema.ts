import type { AudienceRules } from "@marquee/contract";
import type { SaveBanner } from "@marquee/contract/staff";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MaybeTime, Texts, Time } from "../../db/columns.ts";

interface Notices {
  tenant_id: string;
  id: string;
  type: string;
  title: ColumnType<Texts, string, string>;
  content: ColumnType<Texts, string, string>;
  level: number;
  at: Date;
  version: Generated<number>;
  is_on: Generated<boolean>;
  starts_at: MaybeTime;
  ends_at: MaybeTime;
  weekdays: Generated<number[]>;
  hours_from: Generated<string | null>;
  hours_to: Generated<string | null>;
  audience: JSONColumnType<AudienceRules | null, string | null | undefined, string | null>;
  segment_id: Generated<string | null>;
}

interface Banners {
  tenant_id: string;
  id: string;
  group_name: string;
  picture: string;
  phone_picture: Generated<string | null>;
  title: ColumnType<Texts, string, string>;
  linkage_type: string | null;
  linkage: string | null;
  position: number;
  version: Generated<number>;
  is_on: Generated<boolean>;
  starts_at: MaybeTime;
  ends_at: MaybeTime;
  weekdays: Generated<number[]>;
  hours_from: Generated<string | null>;
  hours_to: Generated<string | null>;
  variants: JSONColumnType<SaveBanner["variants"], string | undefined>;
  audience: JSONColumnType<AudienceRules | null, string | null | undefined, string | null>;
  segment_id: Generated<string | null>;
}

interface BannerCounts {
  tenant_id: string;
  banner_id: string;
  variant: string;
  day: string;
  views: string;
  clicks: string;
}

interface BannerPictures {
  tenant_id: string;
  file: string;
  type: "image/png" | "image/jpeg";
  bytes: number;
  created_at: Time;
}

interface ToldNotices {
  tenant_id: string;
  due: string;
}

/** Tables of domain `support`. */
export interface SupportTables {
  notices: Notices;
  banners: Banners;
  banner_counts: BannerCounts;
  banner_pictures: BannerPictures;
  told_notices: ToldNotices;
}
