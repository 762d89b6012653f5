/** The words of a field's name as programs write it: `maxBonus` and `max_bonus` are `Max bonus`. Codes in capitals stay. */
export function toFieldName(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, " ")
    .replaceAll(/([a-z0-9])([A-Z][a-z])/g, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`)
    .trim();
  return words === "" ? name : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
