/** True for a valid calendar day `yyyy-MM-dd`. Year 0, which JavaScript accepts and the databases do not, is invalid. */
export function isDay(text: string): boolean {
  if (text.startsWith("0000")) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
