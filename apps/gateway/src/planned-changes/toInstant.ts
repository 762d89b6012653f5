import { localTimePattern } from "@marquee/contract/schema";
import { DateTime, IANAZone } from "luxon";

const day = 24 * 60 * 60 * 1000;
const minute = 60_000;

/**
 * The instant of a local time in a zone, in milliseconds. A time that exists twice, when clocks are put back, is the first of the
 * two; one that does not exist, when they are put forward, is the first instant after the gap.
 *
 * @throws RangeError for a day or hour that no calendar has, and for an unknown zone
 */
export function toInstant(localTime: string, timeZone: string): number {
  const zone = IANAZone.create(timeZone);
  const local = DateTime.fromISO(localTime, { zone: "utc" });
  if (!zone.isValid) throw new RangeError(`there is no time zone ${timeZone}`);
  if (!local.isValid || !new RegExp(localTimePattern).test(localTime))
    throw new RangeError(`there is no time ${localTime}: it is a day and a time such as 2026-12-24T18:00`);
  const time = local.toMillis();
  const offsetAt = (instant: number): number => zone.offset(instant) * minute;
  // The offsets a day earlier and a day later are those before and after a change of clocks at that time.
  const [before, after] = [offsetAt(time - day), offsetAt(time + day)];
  const fits = [time - before, time - after].filter((instant) => offsetAt(instant) === time - instant);
  if (fits.length > 0) return Math.min(...fits);
  // In the gap: the clocks change between what both offsets make of the time.
  let [still, changed] = [time - after, time - before];
  while (changed - still > 1) {
    const middle = Math.floor((still + changed) / 2);
    if (offsetAt(middle) === before) still = middle;
    else changed = middle;
  }
  return changed;
}
