import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "@marquee/vite";
import { Type } from "typebox";
import { Value } from "typebox/value";

const Manifest = Type.Object({
  name: Type.String(),
  version: Type.Optional(Type.String()),
  dependencies: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** A workspace package: its folder, its version, and the workspace packages that it needs at run time. */
type Package = { readonly folder: string; readonly version: string | undefined; readonly uses: readonly string[] };

function readPackages(): ReadonlyMap<string, Package> {
  const files = globSync(["{apps,packages}/*/package.json", "packages/features/*/package.json"], { cwd: root });
  return new Map(
    files.map((file) => {
      const {
        name,
        version,
        dependencies = {},
      } = Value.Parse(Manifest, JSON.parse(readFileSync(join(root, file), "utf8")));
      return [
        name,
        {
          folder: dirname(file),
          version,
          uses: Object.keys(dependencies).filter((each) => dependencies[each]?.startsWith("workspace:")),
        },
      ];
    }),
  );
}

/** The folder of each package that a site is made of in this tree: its app, the features that its engine compiles, and all below them. */
function listSitePackages(features: readonly string[], app: string): ReadonlyMap<string, Package> {
  const packages = readPackages();
  const tops = new Set([
    "packages/runtime",
    app === "standard" ? "apps/standard" : app,
    ...features.map((feature) => `packages/features/${feature}`),
  ]);
  const names = new Set([...packages].flatMap(([name, { folder }]) => (tops.has(folder) ? [name] : [])));
  // Grows while it is walked.
  for (const name of names) for (const used of packages.get(name)?.uses ?? []) names.add(used);
  return new Map(
    [...names].toSorted().flatMap((name) => {
      const found = packages.get(name);
      return found === undefined ? [] : [[name, found] as const];
    }),
  );
}

/** The versions of the packages that a site is made of in this tree, by their names. */
export function readVersions(features: readonly string[], app: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...listSitePackages(features, app)].flatMap(([name, { version }]) =>
      version === undefined ? [] : [[name, version]],
    ),
  );
}

/** The changelog of each of this tree's packages, by the package's name. */
export function readChangelogs(): ReadonlyMap<string, string> {
  return new Map(
    [...readPackages()].flatMap(([name, { folder }]) => {
      try {
        return [[name, readFileSync(join(root, folder, "CHANGELOG.md"), "utf8")] as const];
      } catch {
        return [];
      }
    }),
  );
}
