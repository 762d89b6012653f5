import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Profile } from "@marquee/whitelabel/catalogue";
import { build, type Manifest } from "vite";
import { compressFolder } from "./compressFolder.ts";
import { type Engine, readEngine, toEngine } from "./Engine.ts";
import { engineConfig } from "./engineConfig.ts";
import { findBrandNames, listBrandMarks } from "./findBrandNames.ts";
import { root } from "./root.ts";
import { listFiles, toDigest, toFolderDigest } from "./toDigest.ts";

/** What an engine is made from beside its profile; a change in any of it makes another engine. */
const sourceFolders = ["packages", "apps/standard", "tooling/vite", "tooling/lingui"];

const isNoSource = (path: string): boolean => /(^|\/)(node_modules|dist|\.turbo|test-results)(\/|$)|\.(test|stories)\.tsx?$/.test(path);

/** The key under which an engine is found again: profile, sources, lock file. */
function toEngineKey(profile: Profile): string {
  const sources = sourceFolders.map((folder) => toFolderDigest(join(root, folder), isNoSource));
  const lock = readFileSync(join(root, "pnpm-lock.yaml"));
  return toDigest([JSON.stringify(profile), ...sources, lock]);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
}

/** An engine is a production build wherever it is made: under a test runner too. */
async function buildInto(folder: string, profile: Profile): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    const config = engineConfig(profile);
    await build({ ...config, build: { ...config.build, outDir: folder, emptyOutDir: true } });
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

/**
 * Builds the engine of a profile into `<store>/engines/<digest>/`, or answers the one that was built from the same
 * sources. The digest is that of its outputs, so two profiles with equal bytes are one engine.
 * @throws when the bundle holds an excluded package or any brand's name, merchant code or domain
 */
export async function buildEngine(profile: Profile, store: string): Promise<Engine> {
  const key = join(store, "keys", toEngineKey(profile));
  const known = existsSync(key) ? readEngine(store, readFileSync(key, "utf8")) : null;
  if (known) return known;
  const draft = join(store, "drafts", `${process.pid}-${Date.now()}`);
  await buildInto(draft, profile);
  const leak = findBrandNames(draft, listBrandMarks(join(root, "brands")));
  if (leak) throw new Error(`the engine's ${leak.file} holds ${JSON.stringify(leak.mark)}: no brand's data may enter an engine`);
  const digest = toFolderDigest(draft);
  const engine = toEngine(digest, profile, draft, readManifest(draft));
  writeFileSync(join(draft, "engine.json"), `${JSON.stringify(engine, null, 2)}\n`);
  compressFolder(draft, listFiles(draft));
  const folder = join(store, "engines", digest);
  mkdirSync(join(store, "engines"), { recursive: true });
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  mkdirSync(join(store, "keys"), { recursive: true });
  writeFileSync(key, digest);
  return engine;
}
