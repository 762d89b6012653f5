import type { ModId } from "@marquee/contract";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { everything } from "./everything.ts";
import type { Workspace } from "./readGraph.ts";
import { listSheets, type Shot, type Story, toShots } from "./shots.ts";

/** The part of a brand that decides its engine. */
export type BrandChoice = {
  readonly id: string;
  readonly app: string;
  readonly modules: Readonly<Record<string, "out" | "off" | "on">>;
};

/** An engine that may change: the brands that share it, the modules they leave out, and the app whose code it contains. */
export type AffectedEngine = {
  readonly brands: readonly string[];
  readonly out: readonly ModId[];
  readonly app: string;
};

/** What a difference may change in releases and screenshots. Anything not listed cannot have changed. */
export type Affected = {
  readonly layers: readonly string[];
  readonly engines: readonly AffectedEngine[];
  readonly shots: readonly Shot[];
};

/** A difference and the tree that it is in. */
export type Difference = {
  /** Changed files, as paths from the top of the tree. */
  readonly files: readonly string[];
  readonly graph: readonly Workspace[];
  /** The brands now and before. */
  readonly brands: readonly BrandChoice[];
  readonly before: readonly BrandChoice[];
  readonly stories: readonly Story[];
};

/** Files that are inputs of neither engines nor layers. */
const isNoSource = (file: string): boolean => /\.(?:test|stories)\.tsx?$|\.md$|(?:^|\/)(?:test|bench|e2e)\//.test(file);

/** The packages that layers are made of; `tooling/vite`, which makes them, counts where it is changed itself. */
const layerSources = ["packages/design-tokens", "packages/whitelabel", "packages/artwork", "tooling/lingui"];

/** What turns sources into engines, where it is changed itself. */
const makers = ["tooling/vite", "tooling/lingui"];

/** Stories that are pages of the whole app: every feature is in them. */
const isScreen = ({ title }: Story): boolean => title.startsWith("Screens/");

/** The one story that shows all brands at once. */
const isOfAllBrands = ({ title }: Story): boolean => title === "Brands/Gallery";

const toEngineName = ({ app, modules }: BrandChoice): string => JSON.stringify([app, toProfile(modules)]);

const listOut = ({ modules }: BrandChoice): readonly ModId[] => {
  const compiled = new Set(toProfile(modules).modules.map(({ id }) => id));
  return toProfile({}).modules.flatMap(({ id }) => (compiled.has(id) ? [] : [id]));
};

/** Packages that changed themselves, and packages that depend on them. */
function spread(
  files: readonly string[],
  graph: readonly Workspace[],
): { readonly own: ReadonlySet<string>; readonly reached: ReadonlySet<string> } {
  const own = graph.filter(({ path }) => path !== "" && files.some((file) => file.startsWith(`${path}/`)));
  return {
    own: new Set(own.map(({ path }) => path)),
    reached: new Set(own.flatMap(({ path, dependents }) => [path, ...dependents])),
  };
}

/** Predicts from changed files and the workspace's graph: never too little, and no more than the graph implies. */
export function toAffected({ files, graph, brands, before, stories }: Difference): Affected {
  const isAll = files.some((file) => everything.has(file));
  const { own, reached } = spread(
    files.filter((file) => !isNoSource(file)),
    graph,
  );
  const touched = new Set(files.flatMap((file) => /^brands\/([^/]+)\//.exec(file)?.[1] ?? []));
  const isMade = (places: readonly string[]): boolean =>
    isAll || makers.some((path) => own.has(path)) || places.some((path) => reached.has(path));

  const listFeatures = ({ modules }: BrandChoice): readonly string[] =>
    toProfile(modules).features.map(({ feature }) => `packages/features/${feature}`);
  const known = new Set(before.map(toEngineName));
  const groups = Map.groupBy(brands, toEngineName);
  const engines = [...groups].flatMap(([name, [first, ...rest]]): AffectedEngine[] => {
    if (first === undefined) return [];
    const app = first.app === "standard" ? "apps/standard" : first.app;
    const isChanged = !known.has(name) || isMade([app, ...listFeatures(first)]);
    return isChanged ? [{ brands: [first, ...rest].map(({ id }) => id), out: listOut(first), app: first.app }] : [];
  });

  const isEveryLayer = isMade(layerSources);
  const isNew = (id: string): boolean => !before.some((brand) => brand.id === id);
  const layers = brands.flatMap(({ id }) => (isEveryLayer || touched.has(id) || isNew(id) ? [id] : []));

  const changedStories = files.filter((file) => file.endsWith(".stories.tsx"));
  const ids = brands.map(({ id }) => id);
  const wears = new Set(layers);
  const listBrands = (story: Story): readonly string[] => {
    const isOfSheets =
      story.tags.includes("sheet") && changedStories.some((file) => file.startsWith("packages/ui-kit/"));
    const isOwn =
      own.has("apps/storybook") || own.has("packages/testing") || changedStories.includes(story.file) || isOfSheets;
    if (isAll || isOwn || isMade([]) || (isOfAllBrands(story) && wears.size > 0)) return ids;
    if (isScreen(story))
      return brands.flatMap((brand) =>
        wears.has(brand.id) || listFeatures(brand).some((path) => reached.has(path)) ? [brand.id] : [],
      );
    return [...reached].some((path) => story.file.startsWith(`${path}/`)) ? ids : ids.filter((id) => wears.has(id));
  };
  const shots = listSheets(stories).flatMap((story) => toShots(story.id, listBrands(story)));
  return { layers, engines, shots };
}
