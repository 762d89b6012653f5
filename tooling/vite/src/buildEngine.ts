import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, putFiles, type Store, writeEngine } from "@marquee/site-store";
import type { Profile } from "@marquee/whitelabel/catalogue";
import type { Manifest } from "vite";
import { findBrandNames, listBrandMarks } from "./findBrandNames.ts";
import { toAppFolder } from "./listTextFolders.ts";
import { root } from "./root.ts";
import { findEngine, giveShared, takeShared, takeSharedFiles } from "./sharedEngines.ts";
import { listFiles, toDigest, toFolderDigest } from "./toDigest.ts";
import { toEngine } from "./toEngine.ts";

/** What every engine is made from beside its profile and its app; a change in any of it makes another engine. */
const sourceFolders = ["packages", "tooling/vite", "tooling/lingui"];

const isNoSource = (path: string): boolean => /(^|\/)(node_modules|dist|\.turbo|test-results)(\/|$)|\.(test|stories)\.tsx?$/.test(path);

const digests = new Map<string, string>();

/** The digest of a folder's sources; read once in a process, since reading takes longer than making a layer. */
function getDigest(folder: string): string {
  const digest = digests.get(folder) ?? toFolderDigest(join(root, folder), isNoSource);
  digests.set(folder, digest);
  return digest;
}

/** The key under which an engine is found again: profile, sources, its app with the slots, lock file. */
const toEngineKey = (profile: Profile): string =>
  `keys/${toDigest([JSON.stringify(profile), ...[...sourceFolders, toAppFolder(profile)].map(getDigest), readFileSync(join(root, "pnpm-lock.yaml"))])}`;

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
}

/** An engine is a production build wherever it is made: under a test runner too. */
async function buildInto(folder: string, profile: Profile): Promise<void> {
  // Most calls find their engine built, and the bundler takes a second to read.
  const [{ build }, { engineConfig }] = await Promise.all([import("vite"), import("./engineConfig.ts")]);
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

/** Checks a built folder and keeps its files, and last the document that names them. */
async function storeEngine(folder: string, profile: Profile, store: Store): Promise<Engine> {
  // A brand whose slots these are may name itself in them.
  const leak = findBrandNames(folder, listBrandMarks(join(root, "brands"), profile.app.replace("apps/", "")));
  if (leak) throw new Error(`the engine's ${leak.file} holds ${JSON.stringify(leak.mark)}: no brand's data may enter an engine`);
  const described = toEngine(toFolderDigest(folder), profile, folder, readManifest(folder));
  const served = listFiles(folder).filter((file) => file.startsWith("assets/"));
  const files = new Map(served.map((file) => [file, readFileSync(join(folder, file))]));
  await takeSharedFiles(store, files);
  const engine = { ...described, files: await putFiles(store, files) };
  await writeEngine(store, engine);
  return engine;
}

/**
 * Builds the engine of a profile into the store, or answers the one that was built from the same sources, there or elsewhere
 * on this machine. The digest is that of its outputs, so two profiles with equal bytes are one engine.
 * @throws when the bundle holds an excluded package or any brand's name, merchant code or domain
 */
export async function buildEngine(profile: Profile, store: Store): Promise<Engine> {
  const key = toEngineKey(profile);
  const known = (await findEngine(store, key)) ?? (await takeShared(store, key));
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), "marquee-engine-"));
  try {
    await buildInto(folder, profile);
    const engine = await storeEngine(folder, profile, store);
    await store.put(key, engine.digest);
    await giveShared(store, key, engine);
    return engine;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
