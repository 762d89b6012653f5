import { describe, expect, it } from "vitest";
import { type BrandChoice, type Difference, toAffected } from "./toAffected.ts";

const whole: BrandChoice = { id: "whole", app: "standard", modules: {} };
const narrow: BrandChoice = { id: "narrow", app: "standard", modules: { ANNOUNCE3: "out" } };
const own: BrandChoice = { id: "own", app: "apps/own", modules: {} };
const brands = [whole, narrow, own];

/** A workspace in small: ui-kit under runtime under the features and the apps. */
const features = ["shell", "auth", "games", "wallet", "support"].map((feature) => `packages/features/${feature}`);
const tops = [...features, "apps/standard", "apps/own"];
const graph = [
  { path: "", dependents: [] },
  { path: "packages/ui-kit", dependents: ["packages/runtime", ...tops, "apps/storybook", "tooling/vite"] },
  { path: "packages/runtime", dependents: [...tops, "apps/storybook"] },
  {
    path: "packages/design-tokens",
    dependents: ["packages/ui-kit", "packages/runtime", ...tops, "apps/storybook", "tooling/vite"],
  },
  ...[...tops, "apps/storybook", "tooling/vite", "apps/gateway"].map((path) => ({ path, dependents: [] })),
];

const stories = [
  { id: "home", title: "Screens/Home", tags: [], file: "packages/features/shell/src/Home.stories.tsx" },
  { id: "menu", title: "Dialogs/Menu", tags: [], file: "packages/ui-kit/src/Menu.stories.tsx" },
  { id: "menu-open", title: "Dialogs/Menu", tags: [], file: "packages/ui-kit/src/Menu.stories.tsx" },
  { id: "sheet", title: "Sheets", tags: ["sheet"], file: "apps/storybook/src/Sheets.stories.tsx" },
  { id: "gallery", title: "Brands/Gallery", tags: [], file: "apps/storybook/src/Gallery.stories.tsx" },
];

/** Layers, the brands of each engine, and which brands' pictures of which story. */
function ask(files: readonly string[], more: Partial<Difference> = {}) {
  const { layers, engines, shots } = toAffected({ files, graph, brands, before: brands, stories, ...more });
  const pictures = [...new Set(shots.map(({ story, brand }) => `${story} ${brand}`))];
  expect(shots).toHaveLength(pictures.length * 4);
  return { layers: layers.join(" "), engines: engines.map((engine) => engine.brands.join("+")).join(" "), pictures };
}

const ofAll = (...names: string[]): string[] => names.flatMap((story) => brands.map(({ id }) => `${story} ${id}`));
const none = { layers: "", engines: "", pictures: [] };

describe("toAffected", () => {
  it.each([
    ["nothing", []],
    [
      "words, tests and servers",
      [
        "README.md",
        "docs/recipes/x.md",
        "packages/ui-kit/README.md",
        "packages/runtime/src/a.test.ts",
        "apps/gateway/src/app.ts",
        "tooling/vite/test/x.ts",
      ],
    ],
  ])("says nothing of %s", (_, files) => {
    expect(ask(files)).toEqual(none);
  });

  it.each([
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    "package.json",
    "tooling/vite/src/compose.ts",
    "packages/design-tokens/src/names.ts",
  ])("says everything of %s", (file) => {
    expect(ask([file])).toEqual({
      layers: "whole narrow own",
      engines: "whole narrow own",
      pictures: ofAll("sheet", "home", "menu", "gallery"),
    });
  });

  it("spares layers where only code changed, and engines that do not hold it", () => {
    expect(ask(["packages/ui-kit/src/a.ts"])).toEqual({
      layers: "",
      engines: "whole narrow own",
      pictures: ofAll("sheet", "home", "menu", "gallery"),
    });
    expect(ask(["packages/features/support/locales/en.po"])).toEqual({
      layers: "",
      engines: "whole own",
      pictures: ["home whole", "home own"],
    });
    expect(ask(["apps/standard/src/main.tsx"])).toEqual({ layers: "", engines: "whole narrow", pictures: [] });
    expect(ask(["apps/own/src/slots.tsx"])).toEqual({ layers: "", engines: "own", pictures: [] });
  });

  it("takes a story for itself and for the sheets it stands on", () => {
    expect(ask(["packages/ui-kit/src/Menu.stories.tsx"])).toEqual({
      layers: "",
      engines: "",
      pictures: ofAll("sheet", "menu"),
    });
    expect(ask(["packages/features/shell/src/Home.stories.tsx"])).toEqual({
      layers: "",
      engines: "",
      pictures: ofAll("home"),
    });
  });

  it("takes a brand's folder for its layer and its pictures, and for an engine only when it chooses one that was not there", () => {
    const looks = ["sheet narrow", "home narrow", "menu narrow", ...ofAll("gallery")];
    expect(ask(["brands/narrow/brand.json"])).toEqual({ layers: "narrow", engines: "", pictures: looks });
    const fewer: BrandChoice = { ...narrow, modules: { LOBBYFAV3: "out" } };
    expect(ask(["brands/narrow/brand.json"], { brands: [whole, fewer, own] })).toMatchObject({
      layers: "narrow",
      engines: "narrow",
    });
    expect(ask(["brands/narrow/brand.json"], { brands: [whole, { ...whole, id: "narrow" }, own] })).toMatchObject({
      layers: "narrow",
      engines: "",
    });
    expect(ask(["brands/own/brand.json"], { before: [whole, narrow] })).toMatchObject({
      layers: "own",
      engines: "own",
    });
  });
});
