const day = 24 * 60 * 60 * 1000;
const localText = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$/;

/** A moment as a field of day and time has it, such as `2026-12-24T18:00`, in a zone. */
export function toZoneText(millis: number, timeZone: string): string {
  // Swedish dates are written year first.
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  return format.format(millis).replace(" ", "T");
}

const toUtc = (text: string): number => (localText.test(text) ? Date.parse(`${text}Z`) : Number.NaN);

/**
 * The moment of a field's day and time in a zone, in milliseconds: the first of two where clocks are put back; undefined for a text that
 * is none, and for a time that clocks leave out.
 */
export function toZoneMillis(text: string, timeZone: string): number | undefined {
  const time = toUtc(text);
  if (Number.isNaN(time)) return undefined;
  // The zone's offsets a day before and a day after are those that the time can have.
  const offsets = [time - day, time + day].map((near) => toUtc(toZoneText(near, timeZone)) - near);
  const fits = offsets.map((offset) => time - offset).filter((millis) => toZoneText(millis, timeZone) === text);
  return fits.length === 0 ? undefined : Math.min(...fits);
}
