/** True for a JSON object (not null, not a list). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for a number that JSON can represent. */
export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
