import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/** Links a package's dependencies in a copy of the repository, as an installation would, from those that the copy already has. */
export function linkDependencies(tree: string, folder: string): void {
  const packages = new Map<string, string>();
  for (const file of globSync(
    ["packages/*/package.json", "packages/features/*/package.json", "tooling/*/package.json"],
    { cwd: tree },
  ))
    packages.set(JSON.parse(readFileSync(join(tree, file), "utf8")).name, join(tree, dirname(file)));
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(tree, folder, "package.json"), "utf8"),
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(tree, folder, "node_modules", name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(packages.get(name) ?? join(tree, "node_modules/.pnpm/node_modules", name), link);
  }
}
