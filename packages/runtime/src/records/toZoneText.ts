import { DateTime } from "luxon";

/** A zone in words of a language, with its distance from UTC now: `Indochina Time (UTC+07:00)`. `tag` is the page's BCP-47 tag. */
export function toZoneText(timeZone: string, tag: string, now: DateTime = DateTime.now()): string {
  const there = now.setZone(timeZone).setLocale(tag);
  return `${there.offsetNameLong ?? timeZone} (UTC${there.toFormat("ZZ")})`;
}
