import { type RawBuilder, sql } from "kysely";

/**
 * Whether a time is on the days and within the hours of a row of that name, with columns `weekdays`, `hours_from` and `hours_to`: 1 is Monday, no day
 * is every day, and hours that pass midnight belong to the day on which they begin.
 */
export function toDueHours(row: "n" | "p", zone: string, at: RawBuilder<Date>): RawBuilder<boolean> {
  const [weekdays, from, to] = ["weekdays", "hours_from", "hours_to"].map((name) => sql.ref(`${row}.${name}`));
  const local = sql`(${at} at time zone ${zone})`;
  const hour = sql`to_char(${local}, 'HH24:MI')`;
  const isAfterMidnight = sql`(${from} > ${to} and ${hour} < ${to})`;
  return sql`((${from} is null or case when ${from} > ${to}
      then ${hour} >= ${from} or ${hour} < ${to}
      else ${hour} >= ${from} and ${hour} < ${to} end)
    and (cardinality(${weekdays}) = 0 or extract(isodow from
      ${local} - case when coalesce(${isAfterMidnight}, false) then interval '1 day' else interval '0' end)::int = any(${weekdays})))`;
}
