/** An import or export of one name. `isType`: in a list with values, the name gets `type` before it. */
type Clause = {
  readonly kind: "import" | "export";
  readonly from: string;
  readonly name: string;
  readonly isType?: boolean;
};

const bare = (name: string): string => name.replace(/^type /, "").toLowerCase();

/**
 * Adds a name in order to a source's list of imports from, or exports of, another module. A list of only types stays separate
 * from a list of values. A source without such a list gets a new import after its last one; for an export it is left unchanged.
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
  // Insert after the last name that sorts before it, so a list that is not in alphabetical order keeps its order.
  const after = before.findLastIndex((each) => bare(each) < bare(added)) + 1;
  const names = [...before.slice(0, after), added, ...before.slice(after)];
  const short = `${kind} ${type}{ ${names.join(", ")} } from "${from}";`;
  const text =
    short.length <= 120 && !inner.includes("\n")
      ? short
      : `${kind} ${type}{\n${names.map((each) => `  ${each},\n`).join("")}} from "${from}";`;
  return source.replace(whole, () => text);
}
