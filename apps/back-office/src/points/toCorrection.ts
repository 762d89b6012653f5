/** The most points that one correction moves. */
const most = 1_000_000_000;

/** The whole points of a correction as they are typed, with a minus sign (or U+2212) for those that are taken away; undefined for none. */
export function toCorrection(typed: string): number | undefined {
  const text = typed.trim().replace("\u2212", "-").replace(/^\+/, "");
  if (!/^-?[1-9][0-9]{0,9}$/.test(text)) return undefined;
  const points = Number(text);
  return Math.abs(points) > most ? undefined : points;
}
