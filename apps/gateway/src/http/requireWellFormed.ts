import { Refusal } from "./Refusal.ts";

/** Far above any request of the contract, and far below what recursive code can handle. */
const mostDepth = 32;

/**
 * Neither database stores NUL or half of a surrogate pair in JSON, and no text needs them. `__proto__`
 * is refused as the JSON parser of plain bodies refuses it.
 */
const isWellFormed = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/**
 * The first field, by its top-level name, that contains NUL, half of a surrogate pair,
 * a property name of Object.prototype, or too deep nesting. It does not recurse. Empty for a fault outside any field.
 */
export function findMalformed(content: unknown): string | undefined {
  const waiting: { readonly value: unknown; readonly depth: number; readonly field: string }[] = [
    { value: content, depth: 0, field: "" },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth, field } = next;
    if (typeof value === "string" && !isWellFormed(value)) return field;
    if (typeof value !== "object" || value === null) continue;
    if (depth === mostDepth) return field;
    for (const [key, part] of Object.entries(value)) {
      if (key === "__proto__" || !isWellFormed(key)) return field;
      waiting.push({ value: part, depth: depth + 1, field: depth === 0 && key.length <= 64 ? key : field });
    }
  }
  return undefined;
}

/** Requires a value that every part of the gateway can handle. @throws Refusal `request.invalid`, which names the field */
export function requireWellFormed(content: unknown): void {
  const name = findMalformed(content);
  if (name !== undefined)
    throw new Refusal("request.invalid", name === "" ? {} : { fields: [{ name, rule: "unknown" }] });
}
