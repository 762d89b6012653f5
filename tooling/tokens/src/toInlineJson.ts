/** JSON on one line, with spaces as in token files: `{ "value": 4, "unit": "px" }`. */
export function toInlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toInlineJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${toInlineJson(part)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
