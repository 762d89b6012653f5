/** The start and end of a value in a JSON text and, for an object, its members. */
export interface JsonSpan {
  readonly start: number;
  readonly end: number;
  readonly members: readonly JsonMember[];
}

/** A member of an object: its name and where the name starts. */
interface JsonMember {
  readonly name: string;
  readonly start: number;
  readonly value: JsonSpan;
}

const blank = /[\t\n\r ]*/y;
const text = /"(?:[^"\\]|\\.)*"/y;
const plain = /[-+.\w]+/y;

/**
 * Finds where all values of a JSON text start and end, so that one can be replaced without changing another byte.
 * @throws SyntaxError when the text is not JSON.
 */
export function parseSpans(json: string): JsonSpan {
  // Throws for invalid JSON, so the scanner below may assume that the text is valid.
  JSON.parse(json);
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(json)?.[0] ?? "";
    at += found.length;
    return found;
  };
  const skip = (): void => void take(blank);
  const readValue = (): JsonSpan => {
    const start = at;
    const members: JsonMember[] = [];
    const open = json[at];
    if (open === '"') take(text);
    else if (open === "{" || open === "[") {
      at += 1;
      for (skip(); json[at] !== "}" && json[at] !== "]"; skip()) {
        if (json[at] === ",") {
          at += 1;
          continue;
        }
        const nameStart = at;
        const name = open === "{" ? String(JSON.parse(take(text))) : String(members.length);
        if (open === "{") {
          skip();
          at += 1;
          skip();
        }
        members.push({ name, start: nameStart, value: readValue() });
      }
      at += 1;
    } else take(plain);
    return { start, end: at, members: open === "{" ? members : [] };
  };
  skip();
  return readValue();
}

/** The value at a path of names, or undefined; of two members with the same name the last counts, as in `JSON.parse`. */
export function findSpan(root: JsonSpan, path: readonly string[]): JsonSpan | undefined {
  return path.reduce<JsonSpan | undefined>(
    (span, name) => span?.members.findLast((member) => member.name === name)?.value,
    root,
  );
}
