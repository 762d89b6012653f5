const find = (timeZone: string, locale: string, now: number, timeZoneName: "long" | "shortOffset"): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(now)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** A zone's name with its offset at a moment, such as `Indochina Time (GMT+7)`, and the offset alone. */
export function toZoneName(
  timeZone: string,
  locale: string,
  now: number,
): { readonly zone: string; readonly offset: string } {
  const [name, offset] = [find(timeZone, locale, now, "long"), find(timeZone, locale, now, "shortOffset")];
  return {
    zone: name.startsWith("GMT") ? `${timeZone.replaceAll("_", " ")} (${offset})` : `${name} (${offset})`,
    offset,
  };
}
