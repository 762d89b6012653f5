import type {
  ActivityTrigger,
  ApplicationState,
  AudienceRules,
  BonusState,
  ClaimRule,
  LossPeriod,
  Names,
  PromotionNames,
  PromotionTurn,
} from "@marquee/contract";
import type { SavePromotionPage } from "@marquee/contract/staff";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** Amounts in 1/10,000 of the unit: eight-byte integers come as text; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;

interface Promotions {
  tenant_id: string;
  id: string;
  version: Generated<number>;
  is_on: boolean;
  names: JSONColumnType<PromotionNames>;
  currency: string;
  percent: number;
  max_bonus: Money;
  min_deposit: Money;
  factor: number;
  max_stake: ColumnType<string | null, bigint | null, bigint | null>;
  max_convert: ColumnType<string | null, bigint | null, bigint | null>;
  days: number;
  sticky: boolean;
  ends_with_withdrawal: boolean;
  /** It can be chosen with a code alone. */
  by_code: boolean;
  turn: PromotionTurn;
  /** For the turn `NTH` alone. */
  nth: number | null;
  weekdays: Generated<number[]>;
  hours_from: string | null;
  hours_to: string | null;
  once_per_person: boolean;
  starts_at: MaybeTime;
  ends_at: MaybeTime;
  created_at: Time;
}

interface Bonuses {
  tenant_id: string;
  id: string;
  position: Generated<string>;
  member_id: string;
  /** The promotion for deposits and the deposit with which it was chosen; null for one that a page's activity gave. */
  promotion_id: string | null;
  order_no: string | null;
  /** The page whose activity gave it. */
  page_id: ColumnType<string | null, string | undefined, never>;
  /** A birthday's year, else nothing. */
  occasion: Generated<string>;
  names: JSONColumnType<PromotionNames>;
  currency: string;
  percent: number;
  max_bonus: Money;
  min_deposit: Money;
  factor: number;
  max_stake: ColumnType<string | null, bigint | null, bigint | null>;
  max_convert: ColumnType<string | null, bigint | null, bigint | null>;
  days: number;
  sticky: boolean;
  ends_with_withdrawal: boolean;
  /** It was chosen with a code. */
  by_code: Generated<boolean>;
  amount: Money;
  required: Money;
  state: ColumnType<BonusState, BonusState | undefined, BonusState>;
  rule: ColumnType<ClaimRule | null, undefined, ClaimRule>;
  converted: ColumnType<string, bigint | undefined, bigint>;
  /** False while the member is still to be told of its end. */
  is_told: Generated<boolean>;
  created_at: Time;
  granted_at: MaybeTime;
  expires_at: MaybeTime;
  ended_at: MaybeTime;
}

interface PromotionCategories {
  tenant_id: string;
  category: string;
  names: JSONColumnType<Names>;
  position: number;
}

interface PromotionPages {
  tenant_id: string;
  id: string;
  version: Generated<number>;
  is_on: boolean;
  /** Who has entered a code of it alone sees it. */
  is_hidden: Generated<boolean>;
  position: number;
  categories: string[];
  texts: JSONColumnType<SavePromotionPage["texts"]>;
  picture: string;
  phone_picture: string | null;
  audience: JSONColumnType<AudienceRules | null, string | null, string | null>;
  segment_id: string | null;
  starts_at: MaybeTime;
  ends_at: MaybeTime;
  promotion_id: string | null;
  trigger: ActivityTrigger | null;
  currency: string | null;
  least: ColumnType<string | null, bigint | null, bigint | null>;
  most: ColumnType<string | null, bigint | null, bigint | null>;
  factor: number | null;
  max_stake: ColumnType<string | null, bigint | null, bigint | null>;
  max_convert: ColumnType<string | null, bigint | null, bigint | null>;
  days: number | null;
  sticky: boolean;
  ends_with_withdrawal: boolean;
  once_per_person: boolean;
  /** For a trigger of levels alone. */
  level: number | null;
  /** For a trigger of losses alone. */
  percent: number | null;
  period: LossPeriod | null;
  created_at: Time;
}

interface PromotionApplications {
  tenant_id: string;
  id: string;
  position: Generated<string>;
  version: Generated<number>;
  page_id: string;
  member_id: string;
  comment: string;
  state: ColumnType<ApplicationState, undefined, ApplicationState>;
  currency: string;
  amount: ColumnType<string | null, undefined, bigint | null>;
  remark: Generated<string>;
  decided_by: ColumnType<string | null, undefined, string>;
  /** Who has given a gift without a second person, by mail address. */
  given_alone_by: ColumnType<string | null, undefined, string | null>;
  decided_at: MaybeTime;
  created_at: Time;
}

interface PromotionApplicationImages {
  tenant_id: string;
  upload_id: string;
  application_id: string;
  member_id: string;
  place: number;
}

interface PromotionPlaces {
  single: boolean;
  xid: string;
  sequence: string;
}

interface PromotionLosses {
  tenant_id: string;
  page_id: string;
  member_id: string;
  /** The first day of a day or a week. */
  period: string;
  lost: Money;
}

interface PromotionCodeBatches {
  tenant_id: string;
  id: string;
  position: Generated<string>;
  /** Of what they bring the bonus; the other is null. */
  page_id: string | null;
  promotion_id: string | null;
  name: string;
  /** The universal code; null for codes of one use. */
  word: string | null;
  count: number;
  used: Generated<number>;
  currency: string;
  /** What all of the codes give together, when they were made. */
  worth: Money;
  made_by: string;
  /** Who has made them without a second person, by mail address. */
  made_alone_by: string | null;
  created_at: Time;
  issued_at: MaybeTime;
  stopped_at: MaybeTime;
}

interface PromotionCodes {
  tenant_id: string;
  code_key: string;
  batch_id: string;
  number: number;
}

interface PromotionCodeUses {
  tenant_id: string;
  batch_id: string;
  /** Of the code in its batch; of a universal code, counted. */
  number: number;
  member_id: string;
  bonus_id: string;
  created_at: Time;
}

/** Tables of domain `promotions`. */
export interface PromotionsTables {
  promotions: Promotions;
  bonuses: Bonuses;
  promotion_categories: PromotionCategories;
  promotion_pages: PromotionPages;
  promotion_applications: PromotionApplications;
  promotion_application_images: PromotionApplicationImages;
  promotion_places: PromotionPlaces;
  promotion_losses: PromotionLosses;
  promotion_code_batches: PromotionCodeBatches;
  promotion_codes: PromotionCodes;
  promotion_code_uses: PromotionCodeUses;
}
