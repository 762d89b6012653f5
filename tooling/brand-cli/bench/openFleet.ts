import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolderStore, type Store } from "@marquee/site-store";
import { root } from "@marquee/vite";

/** Generated brands and a store in a temporary folder. */
export type Fleet = {
  readonly brands: string;
  readonly folder: string;
  readonly store: Store;
  /** Adds a brand that differs from all others in a colour, and in its modules when they are given. */
  readonly add: (id: string, modules?: Readonly<Record<string, "out">>) => void;
  /** Gives a brand a colour that no brand has used. */
  readonly paint: (id: string) => void;
  /** Bytes in the store's files. */
  readonly toBytes: () => number;
  readonly close: () => void;
};

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).reduce(
    (sum, path) => sum + (statSync(join(folder, path)).isFile() ? statSync(join(folder, path)).size : 0),
    0,
  );

/** Opens an empty fleet. */
export function openFleet(): Fleet {
  const top = mkdtempSync(join(tmpdir(), "marquee-fleet-"));
  const [brands, folder] = [join(top, "brands"), join(top, "store")];
  mkdirSync(brands);
  mkdirSync(folder);
  let shade = 0;
  const paint = (id: string): void => {
    shade += 1;
    const file = join(brands, id, "tokens/dark.tokens.json");
    // From black upwards in blue: every pair on it keeps its contrast.
    const colour = `#0d0${Math.floor(shade / 48).toString(16)}${(shade % 48).toString(16).padStart(2, "0")}`;
    writeFileSync(file, readFileSync(file, "utf8").replace(/("bg": \{ "\$value": ")#[0-9a-f]{6}/, `$1${colour}`));
  };
  return {
    brands,
    folder,
    store: openFolderStore(folder),
    paint,
    add: (id, modules = { ANNOUNCE3: "out" }) => {
      cpSync(join(root, "brands/kickline"), join(brands, id), { recursive: true });
      const file = join(brands, id, "brand.json");
      const data = {
        ...JSON.parse(readFileSync(file, "utf8")),
        id,
        name: `Name ${id}`,
        merchantCode: id.toUpperCase().replaceAll("-", ""),
        domains: [`${id}.localhost`],
        modules,
        app: "standard",
      };
      writeFileSync(file, JSON.stringify(data, null, 2));
      paint(id);
    },
    toBytes: () => sizeOf(folder),
    close: () => rmSync(top, { recursive: true, force: true }),
  };
}
