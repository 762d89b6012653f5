import type { RestrictionScope } from "@marquee/contract";
import type { ColumnType } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

interface PlayRestrictions {
  tenant_id: string;
  id: string;
  /** Exactly one of both: whom it concerns. */
  member_id: string | null;
  label_id: string | null;
  scope: RestrictionScope;
  /** `RNG`, `RNG/LUNA`, a game's code, or `ALL`. */
  target: string;
  reason: string;
  created_by: string;
  created_at: Time;
  /** When it ends by itself. */
  until_at: MaybeTime;
  lifted_by: ColumnType<string | null, never, string>;
  lifted_at: MaybeTime;
}

/** Tables of domain `restriction`. */
export interface RestrictionTables {
  play_restrictions: PlayRestrictions;
}
