import { existsSync } from "node:fs";
import { join } from "node:path";
import { moduleParents } from "@marquee/contract";
import { catalogueNames, textFolders } from "@marquee/lingui/catalogues";
import { featureEntries, type Profile } from "@marquee/whitelabel/catalogue";
import type { Plugin } from "vite";
import { root } from "./root.ts";

const featuresId = "virtual:marquee/features";
const cataloguePrefix = "virtual:marquee/catalogue/";

const list = (parts: readonly string[]): string => `[${parts.join(", ")}]`;

/** The folders of the feature packages that a profile leaves out. */
function listExcludedFolders(profile: Profile): string[] {
  const names = new Set(profile.features.map(({ feature }) => feature));
  return featureEntries.filter(({ feature }) => !names.has(feature)).map(({ feature }) => `packages/features/${feature}`);
}

function toFeaturesCode(profile: Profile): string {
  // By its door's path: no package depends on every feature, so none could resolve their names.
  const toDoor = (feature: string): string => JSON.stringify(join(root, "packages/features", feature, "src/index.ts"));
  const imports = profile.features.map(({ feature, manifest }) => `import { ${manifest} } from ${toDoor(feature)};`);
  const compiled = profile.modules.map(({ id, requires }) => JSON.stringify({ id, parent: moduleParents[id], requires }));
  const catalogues = Object.entries(catalogueNames).map(
    ([code, name]) => `${code}: () => import(${JSON.stringify(cataloguePrefix + name)})`,
  );
  return [
    ...imports,
    `export const features = ${list(profile.features.map(({ manifest }) => manifest))};`,
    `export const compiled = ${list(compiled)};`,
    `const catalogues = { ${catalogues.join(", ")} };`,
    "export const loadMessages = async (language) => (await catalogues[language]()).messages;",
  ].join("\n");
}

function toCatalogueCode(profile: Profile, name: string): string {
  const excluded = listExcludedFolders(profile);
  const files = textFolders
    .filter((folder) => !excluded.includes(folder))
    .map((folder) => join(root, folder, "locales", `${name}.po`))
    .filter((file) => existsSync(file));
  const imports = files.map((file, index) => `import { messages as m${index} } from ${JSON.stringify(file)};`);
  return `${imports.join("\n")}\nexport const messages = { ${files.map((_, index) => `...m${index}`).join(", ")} };`;
}

/**
 * Generates `virtual:marquee/features` (the compiled features and modules of one profile, and one chunk of texts per
 * language), and refuses a bundle that holds an excluded package (brand-platform.md "Gating").
 */
export function featuresPlugin(profile: Profile): Plugin {
  return {
    name: "marquee-features",
    resolveId: (id) => (id === featuresId || id.startsWith(cataloguePrefix) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${featuresId}`) return toFeaturesCode(profile);
      if (id.startsWith(`\0${cataloguePrefix}`)) return toCatalogueCode(profile, id.slice(cataloguePrefix.length + 1));
      return null;
    },
    generateBundle(_, bundle) {
      const excluded = listExcludedFolders(profile).map((folder) => `/${folder}/`);
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const leak = Object.keys(output.modules).find((module) => excluded.some((folder) => module.includes(folder)));
        if (leak) this.error(`${output.fileName} holds ${leak}, which the profile leaves out`);
      }
    },
  };
}
