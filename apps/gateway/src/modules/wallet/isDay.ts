/** True for a `yyyy-MM-dd` that the calendar has. It has no year 0, which JavaScript counts and the databases do not. */
export function isDay(text: string): boolean {
  if (text.startsWith("0000")) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
