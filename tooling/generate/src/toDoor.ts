import { posix } from "node:path";
import { generatedMark } from "./GeneratedFile.ts";
import type { Export } from "./readExports.ts";

/** The names that one file gives to a door. */
export type DoorPart = { readonly path: string; readonly names: readonly Export[] };

/** The path of a file as an import of another one writes it. */
export function toSpecifier(from: string, path: string): string {
  const relative = posix.relative(posix.dirname(from), path);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

/** The text of a door: every name, by its file. @throws Error when two files give it the same name */
export function toDoor(path: string, parts: readonly DoorPart[]): string {
  const owners = new Map<string, string>();
  for (const part of parts)
    for (const { name } of part.names) {
      const owner = owners.get(name);
      if (owner !== undefined) throw new Error(`${path} would have ${name} of both ${owner} and ${part.path}`);
      owners.set(name, part.path);
    }
  const lines = parts
    .filter(({ names }) => names.length > 0)
    .map((part) => {
      const areTypes = part.names.every(({ isType }) => isType);
      const names = part.names
        .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
        .map(({ name, isType }) => (isType && !areTypes ? `type ${name}` : name));
      return `export ${areTypes ? "type " : ""}{ ${names.join(", ")} } from "${toSpecifier(path, part.path)}";`;
    });
  return `${[generatedMark, ...lines].join("\n")}\n`;
}
