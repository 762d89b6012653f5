import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, toDigest, toFolderDigest } from "@marquee/vite";
import { build } from "vite";

const app = join(root, "apps/game-house");

const isNoSource = (path: string): boolean => /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/.test(path);

/** Builds the games' client unless its sources are those of the last build. */
export async function buildGames(store: string): Promise<void> {
  const folders = ["apps/game-house", "packages/contract", "packages/design-tokens"];
  const digest = toDigest([
    ...folders.map((folder) => toFolderDigest(join(root, folder), isNoSource)),
    readFileSync(join(root, "pnpm-lock.yaml")),
  ]);
  const key = join(store, "keys", "games");
  if (existsSync(join(app, "dist")) && existsSync(key) && readFileSync(key, "utf8") === digest) return;
  await build({ configFile: join(app, "vite.config.ts"), logLevel: "warn" });
  mkdirSync(join(store, "keys"), { recursive: true });
  writeFileSync(key, digest);
}
