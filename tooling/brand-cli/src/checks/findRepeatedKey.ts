/** A JSON token that matters here: a string or a structural character. */
const pieces = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

type Level = { readonly keys: Set<string> | null; name: string };

/** The first key that appears twice in one object of valid JSON, as a path such as `settings.ageMin`; null when there is none. */
export function findRepeatedKey(json: string): string | null {
  const levels: Level[] = [];
  let text = "";
  for (const [piece] of json.matchAll(pieces)) {
    const level = levels.at(-1);
    if (piece === "{") levels.push({ keys: new Set(), name: "" });
    else if (piece === "[") levels.push({ keys: null, name: "0" });
    else if (piece === "}" || piece === "]") levels.pop();
    else if (piece === "," && level?.keys === null) level.name = String(Number(level.name) + 1);
    else if (piece === ":" && level?.keys) {
      level.name = String(JSON.parse(text));
      if (level.keys.has(level.name)) return levels.map(({ name }) => name).join(".");
      level.keys.add(level.name);
    } else if (piece.startsWith('"')) text = piece;
  }
  return null;
}
