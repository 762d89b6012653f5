/** What is said of a name in an import or an export: a type has `type` before it in a list that holds values too. */
type Clause = {
  readonly kind: "import" | "export";
  readonly from: string;
  readonly name: string;
  readonly isType?: boolean;
};

const bare = (name: string): string => name.replace(/^type /, "").toLowerCase();

/**
 * Adds a name to the list that a source imports from, or exports of, another one, in its order; a list of types alone stays
 * apart from one of values. A source without such a list gets an import after its last one, and is left as it is for an export.
 */
export function addName(source: string, { kind, from, name, isType = false }: Clause): string {
  const lists = [
    ...source.matchAll(new RegExp(`^${kind} (type )?\\{([^}]*)\\} from "${from.replaceAll(".", "\\.")}";$`, "gm")),
  ];
  const list = lists.find(([, type]) => (type !== undefined) === isType) ?? (isType ? lists[0] : undefined);
  if (list === undefined) {
    if (kind === "export") return source;
    const line = `import ${isType ? "type " : ""}{ ${name} } from "${from}";`;
    const last = [...source.matchAll(/^(?:import .*|\}) from "[^"]+";\n/gm)].at(-1);
    const at = last === undefined ? 0 : last.index + last[0].length;
    return `${source.slice(0, at)}${line}\n${source.slice(at)}`;
  }
  const [whole, type = "", inner = ""] = list;
  const added = isType && type === "" ? `type ${name}` : name;
  const before = inner
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  if (before.includes(added)) return source;
  // Behind the last name that comes before it: lists that are in another order than the alphabet's stay as they are.
  const after = before.findLastIndex((each) => bare(each) < bare(added)) + 1;
  const names = [...before.slice(0, after), added, ...before.slice(after)];
  const short = `${kind} ${type}{ ${names.join(", ")} } from "${from}";`;
  const text =
    short.length <= 120 && !inner.includes("\n")
      ? short
      : `${kind} ${type}{\n${names.map((each) => `  ${each},\n`).join("")}} from "${from}";`;
  return source.replace(whole, () => text);
}
