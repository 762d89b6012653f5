import type { NoticeSchedule, StaffBanner } from "@marquee/contract/staff";
import { everyoneRules, type RulesOrSegment } from "@marquee/contract";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** The columns that say when and for whom something is shown. */
type PlanColumns = Pick<
  Selectable<Tables["banners"]>,
  "version" | "is_on" | "starts_at" | "ends_at" | "weekdays" | "hours_from" | "hours_to" | "audience" | "segment_id"
>;

/** When and for whom, as staff work on it. */
export interface Plan {
  readonly isOn: boolean;
  readonly schedule: NoticeSchedule;
  readonly audience: RulesOrSegment;
}

/** The time of the database. */
export const now: RawBuilder<Date> = sql`clock_timestamp()`;

/** Whether the row `n` is shown at a time. */
export function toDue(zone: string, at: RawBuilder<Date>): RawBuilder<boolean> {
  return sql`(n.is_on and coalesce(n.starts_at <= ${at}, true) and coalesce(n.ends_at > ${at}, true)
    and is_due_hour(n.weekdays, n.hours_from, n.hours_to, ${zone}, ${at}))`;
}

/** Where the row `n` stands for staff: what is on but outside its days and hours waits for them. */
export const toState = (zone: string): RawBuilder<StaffBanner["state"]> => sql`case when not n.is_on then 'OFF'
  when n.ends_at <= ${now} then 'OVER' when ${toDue(zone, now)} then 'ON' else 'PLANNED' end`;

/** A row's plan. */
export const toPlan = (row: PlanColumns): Plan => ({
  isOn: row.is_on,
  schedule: {
    from: row.starts_at?.getTime() ?? null,
    to: row.ends_at?.getTime() ?? null,
    weekdays: row.weekdays,
    hours: row.hours_from === null || row.hours_to === null ? null : { from: row.hours_from, to: row.hours_to },
  },
  audience: row.segment_id === null ? (row.audience ?? everyoneRules) : { segment: row.segment_id },
});

/** A plan's columns. */
export const toPlanColumns = ({ isOn, schedule: { from, to, weekdays, hours }, audience }: Plan) => ({
  is_on: isOn,
  starts_at: from === null ? null : new Date(from),
  ends_at: to === null ? null : new Date(to),
  weekdays: weekdays.toSorted(),
  hours_from: hours?.from ?? null,
  hours_to: hours?.to ?? null,
  ...("segment" in audience
    ? { audience: null, segment_id: audience.segment }
    : { audience: JSON.stringify(audience), segment_id: null }),
});
