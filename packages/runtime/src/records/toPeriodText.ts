import { toDateTag } from "@marquee/contract";
import { DateTime, Interval } from "luxon";

/** A period's days in words of a language: `November 17 – 23, 2026` (LT-04). `tag` is the page's BCP-47 tag. */
export function toPeriodText({ from, to }: { readonly from: string; readonly to: string }, tag: string): string {
  const locale = toDateTag(tag);
  const [first, last] = [DateTime.fromISO(from, { locale }), DateTime.fromISO(to, { locale })];
  return Interval.fromDateTimes(first, last).toLocaleString(DateTime.DATE_FULL);
}
