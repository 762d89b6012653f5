import type { BonusState, ClaimRule, PromotionNames, PromotionTurn } from "@marquee/contract";
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
  turn: PromotionTurn;
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
  promotion_id: string;
  order_no: string;
  names: JSONColumnType<PromotionNames>;
  currency: string;
  percent: number;
  max_bonus: Money;
  min_deposit: Money;
  factor: number;
  max_stake: ColumnType<string | null, bigint | null, bigint | null>;
  max_convert: ColumnType<string | null, bigint | null, bigint | null>;
  days: number;
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

/** Tables of domain `promotions`. */
export interface PromotionsTables {
  promotions: Promotions;
  bonuses: Bonuses;
}
