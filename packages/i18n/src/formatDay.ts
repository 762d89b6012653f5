import { toDateTag } from "@marquee/contract";

/**
 * The day of a moment in words of a language, with its time where `timeStyle` is given: in the viewer's zone, or the one that is named,
 * which is the merchant's for everything that ends by its day.
 */
export function formatDay(
  instant: number,
  tag: string,
  { timeZone, timeStyle }: { readonly timeZone?: string | undefined; readonly timeStyle?: "short" | "medium" } = {},
): string {
  return new Intl.DateTimeFormat(toDateTag(tag), { dateStyle: "medium", timeZone, timeStyle }).format(instant);
}
