// Cached JSON of immutable values, held weakly: it goes with its value.
const texts = new WeakMap<object, string>();

/** The same JSON escaped to ASCII: such a string is sent as it is, while one containing a single "₫" is encoded each time. */
function toAscii(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Marks a value as immutable: its JSON is made once, not for every answer that contains it. */
export function cacheJson<Value extends object>(value: Value): Value {
  texts.set(value, toAscii(JSON.stringify(value)));
  return value;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The JSON of a value that may contain cached values up to `depth` properties deep. */
export function toJson(value: unknown, depth: number): string {
  if (!isObject(value)) return JSON.stringify(value);
  const kept = texts.get(value);
  if (kept !== undefined || depth === 0 || Array.isArray(value)) return kept ?? JSON.stringify(value);
  // Everything uncached is serialised in one go: joining many small texts costs more than making one.
  let [own, text]: [object, string] = [value, ""];
  for (const [name, part] of Object.entries(value)) {
    if (!isObject(part) || (depth === 1 && !texts.has(part))) continue;
    if (own === value) own = { ...value };
    Reflect.set(own, name, undefined);
    text += `,${JSON.stringify(name)}:${toJson(part, depth - 1)}`;
  }
  const rest = JSON.stringify(own);
  if (text === "") return rest;
  return rest === "{}" ? `{${text.slice(1)}}` : `${rest.slice(0, -1)}${text}}`;
}
