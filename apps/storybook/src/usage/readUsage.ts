import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import { createImportReader, type ImportReader } from "./readImports.ts";

/** A component of ui-kit and who uses it, by real imports. */
export type ComponentUsage = {
  readonly name: string;
  /** What a visitor meets that shows it, directly or through a part of its own: `games: LobbyScreen`. */
  readonly screens: readonly string[];
  /** The components of ui-kit that it is a part of. */
  readonly within: readonly string[];
  /** The workshop's own compositions. */
  readonly compositions: readonly string[];
};

const toFolder = (path: string): string => /components\/([^/]+)\//.exec(path)?.[1] ?? "";

/** Which folder of ui-kit each exported name comes from: FormTextField stands with TextField. */
function readDoor(kit: string): ReadonlyMap<string, string> {
  const door = join(kit, "index.ts");
  const { staticExports } = parseSync(door, readFileSync(door, "utf8")).module;
  return new Map(
    staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, moduleRequest, isType }) =>
        exportName.name && moduleRequest && !isType ? [[exportName.name, toFolder(moduleRequest.value)] as const] : [],
      ),
    ),
  );
}

/** What a visitor meets of a tree, as files: what a feature's manifest brings at once, each chunk that it loads later, and the house itself. */
function listScreens(root: string, { direct }: ImportReader): readonly (readonly [label: string, file: string])[] {
  const manifests = globSync("packages/features/*/src/*Feature.ts", { cwd: root }).map((file) => join(root, file));
  const screens = manifests.flatMap((manifest) => {
    const feature = basename(manifest, "Feature.ts");
    return [
      [`${feature}: with the first page`, manifest] as const,
      ...direct(manifest).chunks.map((file) => [`${feature}: ${basename(file, ".tsx")}`, file] as const),
    ];
  });
  const house = globSync("packages/runtime/src/*/*.tsx", { cwd: root }).map(
    (file) => [`runtime: ${basename(file, ".tsx")}`, join(root, file)] as const,
  );
  return [...screens, ...house];
}

/** Who uses which component of a tree's ui-kit, in the order of their names. Read from the imports each time: nothing is kept. */
export function readUsage(root: string): readonly ComponentUsage[] {
  const kit = join(root, "packages/ui-kit/src");
  const door = readDoor(kit);
  const reader = createImportReader();
  const toUsers = (files: readonly (readonly [label: string, file: string])[]) =>
    files.map(([label, file]) => ({
      label,
      folders: new Set([...reader.listNames(file)].map((name) => door.get(name))),
    }));
  const screens = toUsers(listScreens(root, reader));
  const workshop = join(root, "apps/storybook/src");
  const compositions = toUsers(
    globSync("*.stories.tsx", { cwd: workshop }).map(
      (file) => [basename(file, ".stories.tsx"), join(workshop, file)] as const,
    ),
  );
  const sources = globSync("components/*/*.{ts,tsx}", { cwd: kit }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file),
  );
  const parts = sources.map((file) => ({
    label: toFolder(file),
    folders: new Set(reader.direct(join(kit, file)).files.map(toFolder)),
  }));
  // What has no story has no look of its own: a provider, the frame of a field.
  const names = globSync("components/*/*.stories.tsx", { cwd: kit }).map(toFolder).toSorted();
  const listUsers = (users: typeof screens, name: string): readonly string[] =>
    [...new Set(users.filter(({ folders }) => folders.has(name)).map(({ label }) => label))].toSorted();
  return names.map((name) => ({
    name,
    screens: listUsers(screens, name),
    within: listUsers(parts, name).filter((each) => each !== name),
    compositions: listUsers(compositions, name),
  }));
}
