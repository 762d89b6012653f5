const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Sweden writes days and times as the specification does, whatever the page's language is. */
function toFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  formats.set(timeZone, format);
  return format;
}

/**
 * A moment as `yyyy-MM-dd HH:mm:ss`, 24-hour (AN-05, decision Q-4), in the viewer's zone or the one that is named. `instant`
 * is ISO or epoch milliseconds.
 */
export function formatDateTime(instant: string | number, timeZone?: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : toFormat(timeZone).format(date);
}
