import { Refusal } from "./Refusal.ts";
import { isDay } from "./isDay.ts";

/** Requires that the days of a period exist. @throws Refusal `request.invalid` that names the wrong one */
export function requireDays({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): void {
  const wrong = Object.entries({ from, to }).find(([, day]) => day !== undefined && !isDay(day));
  if (wrong !== undefined) throw new Refusal("request.invalid", { fields: [{ name: wrong[0], rule: "date" }] });
}
