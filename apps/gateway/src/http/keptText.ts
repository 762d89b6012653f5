// The JSON of values that never change again. A value that is thrown away takes its text along.
const texts = new WeakMap<object, string>();

/** The same JSON in ASCII: a text of one-byte letters goes out as it stands, one with a single "₫" in it is encoded each time. */
function toAscii(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Says that nobody will change this value: its JSON is made once, and not for every answer that it stands in. */
export function keepText<Value extends object>(value: Value): Value {
  texts.set(value, toAscii(JSON.stringify(value)));
  return value;
}

/** JSON of a value in which kept values may stand up to `depth` properties deep. */
export function toJson(value: unknown, depth: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const kept = texts.get(value);
  if (kept !== undefined || depth === 0 || Array.isArray(value)) return kept ?? JSON.stringify(value);
  let text = "";
  for (const [name, part] of Object.entries(value)) {
    if (part !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${toJson(part, depth - 1)}`;
  }
  return `{${text}}`;
}
