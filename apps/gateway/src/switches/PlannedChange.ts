import type { PlannedSwitch } from "@marquee/contract/staff";
import { type PlannedChangeRow } from "../planned-changes/plannedChangeStore.ts";
import { toInstant } from "../planned-changes/toInstant.ts";

/** A planned change as the operator sees it. */
export interface PlannedChange {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  /** The switch that will be made. */
  readonly wanted: unknown;
  /** It ends what was switched for a time. */
  readonly restores: boolean;
  /** `yyyy-MM-ddTHH:mm` of the zone. */
  readonly localTime: string;
  readonly timeZone: string;
  /** The instant of the local time by today's rules, as ISO 8601 text; null for a zone that is not known any more. */
  readonly at: string | null;
  readonly plannedBy: string;
  readonly plannedAt: string;
}

/** The instant at which a change is due by today's rules of its zone, in milliseconds; null for a zone that is not known any more. */
export function toDueTime({ local_time, time_zone }: PlannedChangeRow): number | null {
  try {
    return toInstant(local_time, time_zone);
  } catch {
    return null;
  }
}

/** A stored change as the operator sees it. */
export function toPlannedChange(row: PlannedChangeRow): PlannedChange {
  const due = toDueTime(row);
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    wanted: row.wanted,
    restores: row.restores,
    localTime: row.local_time,
    timeZone: row.time_zone,
    at: due === null ? null : new Date(due).toISOString(),
    plannedBy: row.planned_by,
    plannedAt: row.planned_at.toISOString(),
  };
}

/** A planned change as the back office's calls tell it. */
export function toPlannedSwitch({ at, plannedAt, ...rest }: PlannedChange): PlannedSwitch {
  return { ...rest, at: at === null ? null : Date.parse(at), plannedAt: Date.parse(plannedAt) };
}
