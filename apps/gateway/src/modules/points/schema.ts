import type { RewardAddress, RewardType } from "@marquee/contract";
import type { LabelNames, PointSettings, StaffRedemption } from "@marquee/contract/staff";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Time } from "../../db/columns.ts";

/** Eight-byte integers come as text; what goes in is a bigint. */
type Big = ColumnType<string, bigint, bigint>;
type Amounts = ColumnType<Readonly<Record<string, string>>, string, string>;
type Names = ColumnType<LabelNames, string, string>;

interface PointSettingsTable {
  tenant_id: string;
  currency: string;
  settings: JSONColumnType<PointSettings>;
  version: number;
}

/** One row: up to where the stream of settled stakes has earned points. */
interface PointPlaces {
  single: Generated<boolean>;
  xid: string;
  sequence: string;
}

interface PointMembers {
  tenant_id: string;
  member_id: string;
  /** In 1/10,000 of a point. */
  earned: ColumnType<string, bigint | undefined, bigint>;
  owed: ColumnType<string, bigint | undefined, bigint>;
}

interface PointGains {
  tenant_id: string;
  member_id: string;
  game_code: string;
  round_id: string;
  stake: Big;
  points: Big;
  at: Date;
}

interface PointDays {
  tenant_id: string;
  member_id: string;
  currency: string;
  day: string;
  /** In 1/10,000 of the unit. */
  valid_bet: Big;
}

interface PointRewards {
  tenant_id: string;
  id: string;
  version: Generated<number>;
  type: RewardType;
  names: Names;
  picture: string;
  points_required: Big;
  amount_required: Amounts;
  cash: Amounts;
  level_required: number | null;
  is_on: boolean;
  position: number;
  quantity: number;
  created_at: Time;
}

interface PointRedemptions {
  tenant_id: string;
  order_no: string;
  member_id: string;
  reward_id: string;
  type: RewardType;
  names: Names;
  quantity: number;
  /** In 1/10,000 of a point. */
  amount: Big;
  /** The member's. */
  currency: string;
  cash: ColumnType<string | null, bigint | null, never>;
  address: ColumnType<RewardAddress | null, string | null, string | null>;
  state: StaffRedemption["state"];
  reason: Generated<string>;
  is_automatic: Generated<boolean>;
  takes_two: Generated<boolean>;
  first_approver: string | null;
  decided_by: string | null;
  created_at: Time;
  changed_at: Time;
  version: Generated<number>;
}

interface PointRedemptionSteps {
  tenant_id: string;
  order_no: string;
  step: number;
  state: StaffRedemption["state"];
  at: Time;
  reason: Generated<string>;
}

interface PointVoucherCodes {
  tenant_id: string;
  reward_id: string;
  code_key: string;
  sealed: string;
  order_no: string | null;
  position: Generated<string>;
}

interface PointConversions {
  tenant_id: string;
  conversion_no: string;
  member_id: string;
  day: string;
  points: Big;
  currency: string;
  amount: Big;
  at: Time;
}

interface PointCorrections {
  tenant_id: string;
  id: string;
  member_id: string;
  points: Big;
  currency: string;
  worth: Big;
  made_by: string;
  made_alone: boolean;
  at: Time;
}

/** Tables of domain `points`. */
export interface PointsTables {
  point_settings: PointSettingsTable;
  point_places: PointPlaces;
  point_members: PointMembers;
  point_gains: PointGains;
  point_days: PointDays;
  point_rewards: PointRewards;
  point_redemptions: PointRedemptions;
  point_redemption_steps: PointRedemptionSteps;
  point_voucher_codes: PointVoucherCodes;
  point_conversions: PointConversions;
  point_corrections: PointCorrections;
}
