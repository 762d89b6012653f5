import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { listChanges, readBefore } from "./listChanges.ts";
import { listStories } from "./listStories.ts";
import { readGraph } from "./readGraph.ts";
import { type Affected, type BrandChoice, toAffected } from "./toAffected.ts";

const Choice = Type.Object({
  app: Type.String(),
  modules: Type.Record(Type.String(), Type.Union([Type.Literal("out"), Type.Literal("off"), Type.Literal("on")])),
});

/** The choices in a brand.json; an unreadable one counts as a choice that no brand has made. */
function toChoice(id: string, text: string): BrandChoice {
  try {
    return { id, ...Value.Parse(Choice, JSON.parse(text)) };
  } catch {
    return { id, app: `(unreadable ${text})`, modules: {} };
  }
}

/** The folders of a tree that may be brands; hidden ones are under construction. */
export function listBrandFolders(tree: string): readonly string[] {
  const folder = join(tree, "brands");
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => name);
}

/** What may have changed between a commit and the working tree. @throws errors of git and turbo */
export function findAffected(tree: string, base: string): Affected & { readonly files: readonly string[] } {
  const files = listChanges(tree, base);
  const toPath = (id: string): string => `brands/${id}/brand.json`;
  const brands = listBrandFolders(tree).map((name) =>
    toChoice(name, existsSync(join(tree, toPath(name))) ? readFileSync(join(tree, toPath(name)), "utf8") : ""),
  );
  const before = brands.flatMap((brand) => {
    if (!files.includes(toPath(brand.id))) return [brand];
    const text = readBefore(tree, base, toPath(brand.id));
    return text === null ? [] : [toChoice(brand.id, text)];
  });
  return { files, ...toAffected({ files, graph: readGraph(tree), brands, before, stories: listStories(tree) }) };
}
