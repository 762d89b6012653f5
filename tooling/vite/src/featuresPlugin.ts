import { join, relative } from "node:path";
import { moduleParents } from "@marquee/contract";
import type { TextPart } from "@marquee/i18n";
import { localeNames } from "@marquee/lingui/texts";
import type { Profile } from "@marquee/whitelabel/catalogue";
import type { Plugin, Rolldown } from "vite";
import { manifestsId, messagesPrefix, packagesFile, toMessagesId } from "./bundleNames.ts";
import { listExcludedFolders, listTextFolders } from "./listTextFolders.ts";
import { root } from "./root.ts";
import { listRestTexts, toMessagesCode, toFileName } from "./toMessagesCode.ts";

const featuresId = "virtual:marquee/features";

const list = (parts: readonly string[]): string => `[${parts.join(", ")}]`;

/** A module with a list of manifests, or of what the first load needs of each. */
function toListCode(entries: readonly (readonly [feature: string, name: string])[]): string {
  // By path, because no package depends on every feature, so none could resolve their names.
  const toDoor = (feature: string): string => JSON.stringify(join(root, "packages/features", feature, "src/index.ts"));
  const imports = entries.map(([feature, name]) => `import { ${name} } from ${toDoor(feature)};`);
  return [...imports, `export const features = ${list(entries.map(([, name]) => name))};`].join("\n");
}

/** The imports of one half of the texts, by language. */
const toLoads = (part: TextPart): string =>
  `({ ${Object.entries(localeNames)
    .map(([code, name]) => `${code}: () => import(${JSON.stringify(toMessagesId(part, name))})`)
    .join(", ")} })`;

/** Every manifest whole, and the texts of what they name: it loads when the page is idle or asks for it. */
const toManifestsCode = ({ features }: Profile): string =>
  [
    toListCode(features.map(({ feature, manifest }) => [feature, manifest])),
    `export const loadRest = (language) => ${toLoads("rest")}[language]();`,
  ].join("\n");

function toFeaturesCode(profile: Profile): string {
  const first = profile.features.flatMap(({ feature, manifest, first: name = manifest }) =>
    name === null ? [] : [[feature, name] as const],
  );
  // As one text, because as objects the list was the heaviest source of the first load.
  const compiled = profile.modules.map(({ id, requires }) => [id, moduleParents[id] ?? "", ...requires].join(":"));
  return [
    toListCode(first),
    `export const compiled = ${JSON.stringify(compiled.join(" "))}.split(" ").map((text) => {`,
    '  const [id, parent, ...requires] = text.split(":");',
    "  return { id, parent: parent || null, requires };",
    "});",
    `const loadManifests = () => import(${JSON.stringify(manifestsId)});`,
    "export const loadAll = async () => (await loadManifests()).features;",
    `const loadFirst = (language) => ${toLoads("first")}[language]();`,
    'const load = async (language, part) => part === "first" ? loadFirst(language) : (await loadManifests()).loadRest(language);',
    "export const loadMessages = async (language, part) => (await load(language, part)).messages;",
  ].join("\n");
}

/** A text of the second half that a file of the first load uses: it would appear as its bare id. */
function findEarlyText(
  bundle: Rolldown.OutputBundle,
  rest: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const chunks = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? [output] : []));
  const initial = new Set(chunks.flatMap(({ isEntry, fileName, imports }) => (isEntry ? [fileName, ...imports] : [])));
  const loaded = new Set(
    chunks
      .filter(({ fileName }) => initial.has(fileName))
      .flatMap(({ modules }) => Object.keys(modules).map((file) => relative(root, file))),
  );
  for (const [id, files] of rest) {
    const file = files.find((source) => loaded.has(source));
    if (file !== undefined) return `${file} loads first, and its text "${id}" does not`;
  }
  return undefined;
}

/** The libraries in a bundle, from the package manager's folder names. */
function listPackages(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((output) =>
    output.type === "chunk" ? Object.keys(output.modules) : [],
  );
  const names = modules.flatMap(
    (module) => /.*\/\.pnpm\/((?:@[^+/]+\+)?[^@/]+@[^_(/]+)/.exec(module)?.[1]?.replace("+", "/") ?? [],
  );
  return [...new Set(names)].toSorted();
}

/**
 * Generates `virtual:marquee/features` (the compiled features and modules of one profile: what of them loads first and how the
 * whole manifests, `virtual:marquee/manifests`, come; and two chunks of texts per language: its own, or those of `folders`), and refuses a bundle that holds an excluded package (brand-platform.md "Gating").
 */
export function featuresPlugin(profile: Profile, folders = listTextFolders(profile)): Plugin {
  const excluded = listExcludedFolders(profile);
  return {
    name: "marquee-features",
    resolveId: (id) => (id === featuresId || id === manifestsId || id.startsWith(messagesPrefix) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${featuresId}`) return toFeaturesCode(profile);
      if (id === `\0${manifestsId}`) return toManifestsCode(profile);
      if (!id.startsWith(`\0${messagesPrefix}`)) return null;
      const [part, name] = id.slice(messagesPrefix.length + 1).split("/");
      for (const folder of folders) this.addWatchFile(join(root, folder, "locales", `${toFileName(name ?? "en")}.po`));
      return toMessagesCode(folders, name ?? "en", part === "first" ? "first" : "rest");
    },
    async generateBundle(_, bundle) {
      const marks = excluded.map((folder) => `/${folder}/`);
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const leak = Object.keys(output.modules).find((module) => marks.some((folder) => module.includes(folder)));
        if (leak) this.error(`${output.fileName} holds ${leak}, which the profile leaves out`);
      }
      const early = findEarlyText(bundle, await listRestTexts(folders));
      if (early !== undefined) this.error(early);
      this.emitFile({ type: "asset", fileName: packagesFile, source: JSON.stringify(listPackages(bundle)) });
    },
  };
}
