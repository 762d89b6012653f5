import { Refusal } from "./Refusal.ts";

/** No request of the contract comes near it; what reads, compares or writes values by recursion is far from its own limit. */
const mostDepth = 32;

/**
 * Neither database stores NUL, neither takes half of a surrogate pair in JSON, and no language has a use for them. `__proto__`
 * is refused as the JSON parser of plain bodies refuses it.
 */
const isWellFormed = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/**
 * The first field, by its top-level name, that holds what no part of the gateway can take: NUL, half of a surrogate pair,
 * a name of every object's own, or nesting without end. It walks without recursion. Empty for a fault without a name.
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

/** Lets through what every part of the gateway can take. @throws Refusal `request.invalid` that names the field */
export function requireWellFormed(content: unknown): void {
  const name = findMalformed(content);
  if (name !== undefined)
    throw new Refusal("request.invalid", name === "" ? {} : { fields: [{ name, rule: "unknown" }] });
}
