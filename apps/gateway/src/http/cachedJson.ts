// The JSON of values that never change again. A value that is thrown away takes its text along.
const texts = new WeakMap<object, string>();

/** The same JSON in ASCII: a text of one-byte letters goes out as it stands, one with a single "₫" in it is encoded each time. */
function toAscii(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Says that nobody will change this value: its JSON is made once, and not for every answer that it stands in. */
export function cacheJson<Value extends object>(value: Value): Value {
  texts.set(value, toAscii(JSON.stringify(value)));
  return value;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** JSON of a value in which kept values may stand up to `depth` properties deep. */
export function toJson(value: unknown, depth: number): string {
  if (!isObject(value)) return JSON.stringify(value);
  const kept = texts.get(value);
  if (kept !== undefined || depth === 0 || Array.isArray(value)) return kept ?? JSON.stringify(value);
  // All that is not kept is written in one go: a text of many small ones costs more to join than to make.
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
