import type { NoticeSchedule } from "@marquee/contract/staff";

/** Days of the week and hours, in the merchant's zone. */
type WeekHours = Pick<NoticeSchedule, "weekdays" | "hours">;

/** The days of the week, from Monday on. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

type Values = Readonly<Record<string, unknown>>;

const toWord = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value.trim() : "";
};

/** Days and hours as a form opens with them: a field for each day, `hoursFrom` and `hoursTo`. */
export const toWeekHoursValues = ({
  weekdays: days,
  hours,
}: WeekHours): Readonly<Record<string, string | boolean>> => ({
  ...Object.fromEntries(weekdays.map((day) => [`day${day}`, days.includes(day)])),
  hoursFrom: hours?.from ?? "",
  hoursTo: hours?.to ?? "",
});

/** What the values say of days and hours. */
export function toWeekHours(values: Values): WeekHours {
  const [from, to] = [toWord(values, "hoursFrom"), toWord(values, "hoursTo")];
  return {
    weekdays: weekdays.filter((day) => values[`day${day}`] === true),
    hours: from === "" || to === "" ? null : { from, to },
  };
}

/** Whether one hour alone is given, or both are the same. */
export function areHoursWrong(values: Values): boolean {
  const [from, to] = [toWord(values, "hoursFrom"), toWord(values, "hoursTo")];
  return (from === "") !== (to === "") || (from !== "" && from === to);
}
