import { relative } from "node:path";
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import type { TextPart } from "@marquee/i18n";
import { serverTextFolder, textFolders } from "@marquee/lingui/texts";
import { featureEntries } from "@marquee/whitelabel/catalogue";
import { linguiConfig } from "./linguiConfig.ts";
import { listFirstFiles } from "./listFirstFiles.ts";
import { root } from "./root.ts";

/** The name of the made-up language that tries layouts: English with marks on its letters, 40 % longer (ui.md requirement 22). */
const pseudo = {
  pseudoLocale: "pseudo",
  pseudoLocaleOptions: { prepend: "[", append: "]", extend: 0.4, extendCharacter: "~" },
} as const;

/** The name of the PO files that hold a language's texts. */
export const toFileName = (name: string): string => (name === pseudo.pseudoLocale ? "en" : name);

/** Packages of which a first page loads less than their index: what starts an app of the runtime. */
const doorNames: Readonly<Record<string, string>> = { "packages/runtime": "startApp" };

/** Files whose texts belong to the first half. Error messages answer an action of the visitor, so they can load later. */
function listFirstSources(folder: string): ReadonlySet<string> {
  if (folder === serverTextFolder) return new Set();
  // A feature's entry is what the catalogue says, an app's its start file, a package's its index or what starts it.
  const entry = featureEntries.find(({ feature }) => folder === `packages/features/${feature}`);
  if (entry?.first === null) return new Set();
  const doors = [`src/${entry?.first ?? doorNames[folder] ?? "index"}.ts`, "src/main.tsx"].map(
    (door) => `${root}/${folder}/${door}`,
  );
  return new Set(doors.flatMap((door) => [...listFirstFiles(door)]).map((file) => relative(root, file)));
}

/** The sources of each text of a folder, from its English file. */
async function listTextFiles(folders: readonly string[]) {
  const wanted = new Set(folders);
  const catalogs = await getCatalogs(linguiConfig);
  // Lingui makes one of each entry, in their order.
  return textFolders.flatMap((folder, index) => {
    const catalog = catalogs[index];
    return catalog && wanted.has(folder) ? [{ folder, catalog }] : [];
  });
}

/** The ids of the texts that belong to the rest, with the sources that use them. */
export async function listRestTexts(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const first = new Set<string>();
  const rest = new Map<string, readonly string[]>();
  for (const { folder, catalog } of await listTextFiles(folders)) {
    const sources = listFirstSources(folder);
    for (const [id, { origin = [] }] of Object.entries((await catalog.read("en")) ?? {})) {
      const files = origin.map(([file]) => file);
      if (files.some((file) => sources.has(file))) first.add(id);
      else rest.set(id, [...(rest.get(id) ?? []), ...files]);
    }
  }
  // Two packages may say the same thing: one place in the first half is enough.
  for (const id of first) rest.delete(id);
  return rest;
}

/** One half of a language's texts, or of `pseudo`, as a module that exports `messages`. @throws on a text that Lingui cannot read */
export async function toMessagesCode(folders: readonly string[], name: string, part: TextPart): Promise<string> {
  const rest = await listRestTexts(folders);
  const messages: Record<string, string> = {};
  for (const { catalog } of await listTextFiles(folders)) {
    const { fallbackLocales, sourceLocale = "en" } = linguiConfig;
    const found = await catalog.getTranslations(toFileName(name), { fallbackLocales, sourceLocale });
    for (const [id, text] of Object.entries(found.messages))
      if (rest.has(id) === (part === "rest")) messages[id] = text;
  }
  const { source, errors } = createCompiledCatalog(name, messages, { namespace: "es", ...pseudo });
  if (errors.length > 0) throw new Error(createCompilationErrorMessage(name, errors));
  return source;
}
