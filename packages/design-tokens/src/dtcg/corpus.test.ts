import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { toProblemText } from "../toProblemText.ts";
import { typeClauses } from "./DtcgType.ts";
import { isRecord } from "./isRecord.ts";
import { readDocument, type Document } from "./readDocument.ts";
import { resolveDocuments } from "./resolveDocuments.ts";

const require = createRequire(import.meta.url);
const examples = dirname(require.resolve("dtcg-examples/package.json"));
const openProps = dirname(require.resolve("open-props/package.json"));
const helios = dirname(require.resolve("@hashicorp/design-system-tokens/package.json"));
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The documents of one design system in the order of its resolver file: sets first, then the default contexts. */
function listResolved(file: string): readonly Document[] {
  const folder = dirname(file);
  const resolver = readJson(file);
  const toFiles = (node: unknown): readonly string[] => {
    if (Array.isArray(node)) return node.flatMap(toFiles);
    if (!isRecord(node)) return [];
    const pointer = node["$ref"];
    if (typeof pointer === "string" && pointer.startsWith("#/"))
      return toFiles(
        pointer
          .slice(2)
          .split("/")
          .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), resolver),
      );
    if (typeof pointer === "string") return [join(folder, pointer)];
    const contexts = node["contexts"];
    const chosen = isRecord(contexts)
      ? contexts[typeof node["default"] === "string" ? node["default"] : (Object.keys(contexts)[0] ?? "")]
      : node["sources"];
    return toFiles(chosen);
  };
  return toFiles(isRecord(resolver) ? resolver["resolutionOrder"] : []).map((path) =>
    readDocument(path.slice(folder.length + 1), readJson(path)),
  );
}

/** A flat list of tokens with paths as one document, with names and values unchanged. */
function toDocument(file: string): Document {
  const root: Record<string, unknown> = {};
  const list = readJson(file);
  for (const entry of Array.isArray(list) ? list : []) {
    if (!isRecord(entry) || !Array.isArray(entry["path"])) continue;
    const names = entry["path"].map(String);
    let group = root;
    for (const name of names.slice(0, -1)) {
      const next: Record<string, unknown> = isRecord(group[name]) ? { ...group[name] } : {};
      group[name] = next;
      group = next;
    }
    group[names.at(-1) ?? ""] = { ...("$type" in entry ? { $type: entry["$type"] } : {}), $value: entry["$value"] };
  }
  return readDocument(file, root);
}

/** The inline sets of a resolver file, whose sources are in the file itself. */
function listInline(file: string): readonly Document[] {
  const resolver = readJson(file);
  const sets = isRecord(resolver) && Array.isArray(resolver["resolutionOrder"]) ? resolver["resolutionOrder"] : [];
  return sets
    .flatMap((set: unknown) => (isRecord(set) && Array.isArray(set["sources"]) ? set["sources"] : []))
    .map((source: unknown) => readDocument(file, source));
}

/** The numbers of tokens and refusals in the pinned versions: they change when the reader becomes looser or stricter. */
const expected: Readonly<Record<string, readonly [tokens: number, refused: number]>> = {
  "dtcg-examples adobe-spectrum": [1579, 177],
  "dtcg-examples apple-hig": [29, 28],
  "dtcg-examples figma-sds": [298, 19],
  "dtcg-examples github-primer": [1473, 19],
  "dtcg-examples ibm-carbon": [356, 68],
  "dtcg-examples microsoft-fluent": [179, 32],
  "dtcg-examples shopify-polaris": [67, 0],
  "open-props 2025.10": [441, 4],
  "open-props draft": [484, 237],
  "@hashicorp/design-system-tokens": [442, 183],
};

const resolvers = readdirSync(examples)
  .filter((name) => name.endsWith(".resolver.json"))
  .toSorted();
const corpus = [
  ...resolvers.map(
    (name) =>
      [`dtcg-examples ${name.replace(".resolver.json", "")}`, () => listResolved(join(examples, name))] as const,
  ),
  ["open-props 2025.10", () => listInline(join(openProps, "open-props.resolver.json"))] as const,
  [
    "open-props draft",
    () => [readDocument("open-props.tokens.json", readJson(join(openProps, "open-props.tokens.json")))],
  ] as const,
  ["@hashicorp/design-system-tokens", () => [toDocument(join(helios, "dist/docs/products/tokens.json"))]] as const,
];

const clauses = new Set<string>([
  ...Object.values(typeClauses),
  "Design token: Name and value",
  "Design token: Character restrictions",
  "Design token: Description",
  "Design token: Type",
  "Design token: Extensions",
  "Groups",
  "Aliases / References",
]);

describe("published DTCG packages", () => {
  it.each(corpus)("%s: every token resolves or is refused with its clause", (name, read) => {
    const documents = read();
    const total = new Set(documents.flatMap(({ tokens }) => tokens.map(({ key }) => key))).size;
    const { resolved, refused } = resolveDocuments(documents);
    const counts = Map.groupBy(refused, ({ clause }) => clause);
    console.info(
      `${name}: ${total} tokens, ${resolved.size} resolved, ${refused.length} refused`,
      [...counts].map(
        ([clause, list]) => `${list.length} × ${clause} (${list[0]?.key}: ${list[0] ? toProblemText(list[0]) : ""})`,
      ),
    );
    expect([total, refused.length]).toEqual(expected[name]);
    expect(
      refused.filter(({ clause, found, expected }) => !clauses.has(clause) || found === "" || expected === ""),
    ).toEqual([]);
    const unread = documents.reduce((sum, { problems }) => sum + problems.length, 0);
    expect(resolved.size + refused.length).toBe(total + unread);
    for (const css of resolved.values()) expect(css).not.toMatch(/[;{}]|undefined|NaN|\[object/);
  });
});
