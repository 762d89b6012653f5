import type { PlannedChangeState } from "@marquee/contract";
import type { ColumnType } from "kysely";
import type { MaybeTime, Time } from "../db/columns.ts";

interface PlannedChanges {
  tenant_id: string;
  id: string;
  kind: string;
  subject: string;
  wanted: ColumnType<unknown, string, never>;
  /** It ends what was switched for a time. */
  restores: boolean;
  /** `yyyy-MM-ddTHH:mm` of the zone. */
  local_time: string;
  time_zone: string;
  state: PlannedChangeState;
  planned_by: string;
  /** The member of staff who planned it in the back office; an end that comes by itself is nobody's. */
  planned_by_staff: string | null;
  planned_at: Time;
  ended_by: string | null;
  ended_at: MaybeTime;
  failure: string | null;
}

/** Tables of planned changes. */
export interface PlannedChangeTables {
  planned_changes: PlannedChanges;
}
