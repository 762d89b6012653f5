import type { ModId } from "@marquee/contract";
import { toCamel, toTitle } from "../names.ts";
import type { Draft } from "../openDraft.ts";
import { draftScreen } from "./draftScreen.ts";

const toJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

const toPackage = (name: string, isTested: boolean) => ({
  name: `@marquee/${name}-feature`,
  version: "0.1.0",
  private: true,
  type: "module",
  sideEffects: false,
  exports: { ".": "./src/index.ts" },
  scripts: { typecheck: "tsc --noEmit", ...(isTested ? { test: "vitest run" } : {}) },
  dependencies: {
    "@lingui/react": "catalog:",
    "@marquee/runtime": "workspace:*",
    "@marquee/ui-kit": "workspace:*",
    react: "catalog:",
  },
  devDependencies: {
    "@marquee/testing": "workspace:*",
    "@marquee/tsconfig": "workspace:*",
    ...(isTested ? { "@marquee/whitelabel": "workspace:*" } : {}),
    "@types/react": "catalog:",
    storybook: "catalog:",
    ...(isTested ? { vitest: "catalog:" } : {}),
  },
});

const toReadme = (name: string, moduleId: string): string => `# @marquee/${name}-feature

${toTitle(name)}: what ${moduleId} switches.

Door: \`${toCamel(name)}Feature\`, the manifest that an engine's build lists. \`screens/\` are what players see, \`components/\` what two
of them share, \`model/\` logic without markup. May import the runtime and what is below it; no other feature.

It shows where a merchant's tree has ${moduleId} on. A way to it, an entry of the menu for instance, is the manifest's to bring.
`;

const toManifest = (
  name: string,
  camel: string,
  title: string,
): string => `import type { FeatureModule } from "@marquee/runtime";

/** ${title}. */
export const ${camel}Feature: FeatureModule = {
  id: "${name}",
};
`;

const toTest = (name: string, camel: string): string => `import { catalogue } from "@marquee/whitelabel/catalogue";
import { expect, it } from "vitest";
import { ${camel}Feature } from "./${camel}Feature.ts";

it("uses only its own modules, and has a different address for each page", () => {
  const own = catalogue.filter(({ feature }) => feature === "${name}").map(({ id }) => id);
  const { routes = [], panels = [], homeSections = [], headerActions = [] } = ${camel}Feature;
  const addresses = routes.flatMap(({ paths }) => paths);
  expect(routes.length).toBeGreaterThan(0);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { moduleId } of [...routes, ...panels, ...homeSections, ...headerActions]) expect(own).toContain(moduleId);
});
`;

const toModules = (
  name: string,
  camel: string,
  moduleId: ModId,
): string => `import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package \`${name}\`, and the modules that it is. */
export const ${camel}: Feature = {
  feature: ${JSON.stringify(name)},
  manifest: "${camel}Feature",
  root: ${JSON.stringify(moduleId)},
  place: 200,
  modules: [...entry(${JSON.stringify(name)}, "build", [${JSON.stringify(moduleId)}])],
};
`;

/**
 * Drafts a feature package with a manifest, one screen, texts, stories and a test, and the file of its modules. `isTested` false omits the test, because a manifest with translated labels can only be read by Storybook's tests.
 */
export function draftFeature(draft: Draft, name: string, moduleId: ModId, isTested = true): void {
  const [camel, folder] = [toCamel(name), `packages/features/${name}`];
  draft.add(`${folder}/package.json`, toJson(toPackage(name, isTested)));
  draft.add(`${folder}/turbo.json`, toJson({ extends: ["//"], tags: ["feature"] }));
  draft.add(`${folder}/tsconfig.json`, toJson({ extends: "@marquee/tsconfig/react.json", include: ["src"] }));
  draft.add(`${folder}/README.md`, toReadme(name, moduleId));
  draft.add(`${folder}/src/index.ts`, `export { ${camel}Feature } from "./${camel}Feature.ts";\n`);
  draft.add(`${folder}/src/${camel}Feature.ts`, toManifest(name, camel, toTitle(name)));
  if (isTested) draft.add(`${folder}/src/${camel}Feature.test.ts`, toTest(name, camel));
  draft.add(`packages/whitelabel/src/features/${camel}.ts`, toModules(name, camel, moduleId));
  draftScreen(draft, { feature: name, name, path: `/${name}`, moduleId });
}
