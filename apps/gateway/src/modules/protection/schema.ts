import type { LimitKind, LimitPeriod } from "@marquee/contract";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

interface ProtectedMembers {
  tenant_id: string;
  member_id: string;
  reality_minutes: Generated<number>;
  deposit_message_at: MaybeTime;
}

interface ProtectionLimits {
  tenant_id: string;
  member_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  number: number;
  /** 1/10,000 of the unit, or minutes of a session; null: no limit. */
  amount: ColumnType<string | null, bigint | null, never>;
  asked_at: Time;
  from_at: ColumnType<Date, Date, never>;
  until_at: ColumnType<Date, Date, never>;
  confirmed_at: MaybeTime;
  dropped_at: MaybeTime;
  is_current: Generated<boolean>;
}

interface ProtectionExclusions {
  tenant_id: string;
  id: string;
  member_id: string;
  kind: "TIMEOUT" | "EXCLUSION";
  at: Time;
  until_at: ColumnType<Date | null, Date | null, never>;
  /** The exclusion of another account of the same person, for which this one stands. */
  source_id: Generated<string | null>;
  /** When the person's other accounts were looked for. */
  spread_at: MaybeTime;
}

interface ExcludedTraits {
  tenant_id: string;
  rule: string;
  trait_key: string;
  exclusion_id: string;
  is_confirmed: Generated<boolean>;
}

interface ProtectedPlay {
  tenant_id: string;
  member_id: string;
  hour: Date;
  /** In 1/10,000 of the unit. */
  staked: ColumnType<string, bigint, bigint>;
  won: ColumnType<string, bigint, bigint>;
}

interface PlayTimes {
  tenant_id: string;
  member_id: string;
  began_at: Time;
  seen_at: Time;
  checked_at: Time;
  /** In 1/10,000 of the unit. */
  net_before: ColumnType<string, bigint, bigint>;
}

interface AskedStakes {
  tenant_id: string;
  member_id: string;
  vendor: string;
  round_id: string;
  /** In 1/10,000 of the unit. */
  amount: ColumnType<string, bigint, never>;
  at: Time;
}

/** Tables of domain `protection`. */
export interface ProtectionTables {
  protected_members: ProtectedMembers;
  protection_limits: ProtectionLimits;
  protection_exclusions: ProtectionExclusions;
  excluded_traits: ExcludedTraits;
  protected_play: ProtectedPlay;
  play_times: PlayTimes;
  asked_stakes: AskedStakes;
}
