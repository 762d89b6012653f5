import { toToday } from "../toToday.ts";

/** How many days a rate is shown after its own. */
const most = 2;

/** Whether a rate of a day (`yyyy-MM-dd`) may still be shown: one that is older than two days, in UTC, misleads. */
export function isFreshRate(date: string, now: Date = new Date()): boolean {
  const age = Date.parse(toToday("UTC", now)) - Date.parse(date);
  return age <= most * 86_400_000;
}
