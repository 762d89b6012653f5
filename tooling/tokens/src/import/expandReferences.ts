import { toHint, type TokenProblem } from "@marquee/design-tokens";
import { isRecord, toAlias, toWritten } from "@marquee/design-tokens/dtcg";

const deepest = 32;

type Node = Readonly<Record<string, unknown>>;
type Problem = Omit<TokenProblem, "file">;

/** Thrown while a reference is followed, and caught at the token or group that contains it. */
class ReferenceFault extends Error {
  readonly problem: Omit<Problem, "key">;

  constructor(found: string, expected: string) {
    super(found);
    this.problem = { found, expected, clause: "Aliases / References" };
  }
}

const isToken = (node: unknown): node is Node => isRecord(node) && ("$value" in node || "$ref" in node);

const isGroup = (node: unknown): node is Node => isRecord(node) && !isToken(node);

/** Merges a group into the one that it extends: groups merge recursively, a token is replaced as a whole. */
function merge(base: Node, over: Node): Node {
  const both = Object.entries(over).map(([name, node]) => {
    const below = base[name];
    return [name, isGroup(below) && isGroup(node) && !name.startsWith("$") ? merge(below, node) : node] as const;
  });
  return { ...base, ...Object.fromEntries(both) };
}

/** The names of a JSON pointer into the same file. */
function parsePointer(pointer: unknown): readonly string[] {
  if (typeof pointer !== "string" || !pointer.startsWith("#/"))
    throw new ReferenceFault(`$ref ${toWritten(pointer)}`, 'a pointer into the same file, such as "#/group/token"');
  return pointer
    .slice(2)
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The paths followed so far, with one more. @throws ReferenceFault for a cycle */
function toNext(path: readonly string[], seen: readonly string[]): readonly string[] {
  const key = path.join(".");
  if (seen.some((each) => each === key || each.startsWith(`${key}.`)))
    throw new ReferenceFault(`the cycle ${[...seen, key].join(" → ")}`, "a reference that ends in a value");
  return [...seen, key];
}

/**
 * Replaces `$extends` and `$ref` by what they refer to, so that only groups, tokens and `{aliases}` remain. A reference to a
 * token becomes an alias; a reference to a part of a token becomes the part's value.
 */
export function expandReferences(root: unknown): { readonly document: unknown; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];

  /** A group merged with all groups that it extends; its members are not expanded. */
  const toWhole = (node: Node, seen: readonly string[]): Node => {
    if (!("$extends" in node)) return node;
    const { $extends: written, ...own } = node;
    const path = toAlias(written)?.split(".") ?? parsePointer(written);
    const next = toNext(path, seen);
    const base = find(path, next);
    if (!isGroup(base))
      throw new ReferenceFault(`$extends ${toWritten(written)}`, "a group; a token is named by an alias");
    return merge(toWhole(base, next), own);
  };

  const find = (path: readonly string[], seen: readonly string[]): unknown =>
    path.reduce<unknown>((at, name) => {
      if (name === "$value" && isRecord(at) && "$ref" in at) return toReferred(at["$ref"], seen);
      const node = toValue(at, seen);
      const members: Node = Array.isArray(node)
        ? { ...node }
        : isGroup(node)
          ? toWhole(node, seen)
          : isRecord(node)
            ? node
            : {};
      if (!Object.hasOwn(members, name))
        throw new ReferenceFault(
          `a reference to ${path.join(".")}`,
          `one to something that exists${toHint(name, Object.keys(members))}`,
        );
      return members[name];
    }, root);

  /** Follows aliases and references until a value or a group. */
  const toValue = (node: unknown, seen: readonly string[]): unknown => {
    if (isRecord(node) && "$ref" in node) return toValue(toReferred(node["$ref"], seen), seen);
    const alias = toAlias(node);
    if (alias === undefined) return node;
    const path = [...alias.split("."), "$value"];
    const next = toNext(path, seen);
    return toValue(find(path, next), next);
  };

  const toReferred = (pointer: unknown, seen: readonly string[]): unknown => {
    const path = parsePointer(pointer);
    const next = toNext(path, seen);
    const at = path.at(-1) === "$value" ? path.slice(0, -1) : path;
    const found = find(at, next);
    if (isToken(found)) return `{${at.join(".")}}`;
    if (isGroup(found) && !path.includes("$value"))
      throw new ReferenceFault(
        `$ref ${toWritten(pointer)}`,
        "a token or a part of its $value; a group is named by $extends",
      );
    return expandValue(found, next);
  };

  const expandValue = (value: unknown, seen: readonly string[] = []): unknown => {
    if (Array.isArray(value)) return value.map((entry: unknown) => expandValue(entry, seen));
    if (!isRecord(value)) return value;
    if ("$ref" in value) return toReferred(value["$ref"], seen);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, expandValue(part, seen)]));
  };

  const expand = (node: unknown, path: readonly string[]): unknown => {
    if (!isRecord(node)) return node;
    try {
      if (isToken(node)) {
        const { $ref: pointer, ...token } = node;
        return { ...token, $value: pointer === undefined ? expandValue(node["$value"]) : toReferred(pointer, []) };
      }
      if (path.length > deepest)
        throw new ReferenceFault("$extends that puts groups into each other without end", `at most ${deepest} of them`);
      const whole = toWhole(node, [path.join(".")]);
      return Object.fromEntries(
        Object.entries(whole).map(([name, inner]) => [
          name,
          name.startsWith("$") && name !== "$root" ? inner : expand(inner, [...path, name]),
        ]),
      );
    } catch (error) {
      if (!(error instanceof ReferenceFault)) throw error;
      problems.push({ key: path.join(".") || "(root)", ...error.problem });
      return {};
    }
  };
  const document = expand(root, []);
  return { document, problems };
}
