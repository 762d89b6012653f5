import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, toDigest, toFolderDigest } from "@marquee/vite";
import { build } from "vite";

const app = join(root, "apps/back-office");

const isNoSource = (path: string): boolean => /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/.test(path);

/** Builds the back office unless its sources are those of the last build. @returns the folder of the built files */
export async function buildDesk(store: string): Promise<string> {
  const folders = [
    "apps/back-office",
    "packages/contract",
    "packages/design-tokens",
    "packages/i18n",
    "packages/ui-kit",
  ];
  const digest = toDigest([
    ...folders.map((folder) => toFolderDigest(join(root, folder), isNoSource)),
    readFileSync(join(root, "pnpm-lock.yaml")),
  ]);
  const [dist, key] = [join(app, "dist"), join(store, "keys", "desk")];
  if (existsSync(dist) && existsSync(key) && readFileSync(key, "utf8") === digest) return dist;
  await build({ configFile: join(app, "vite.config.ts"), logLevel: "warn" });
  mkdirSync(join(store, "keys"), { recursive: true });
  writeFileSync(key, digest);
  return dist;
}
