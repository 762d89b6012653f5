import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { toFirstDataKey } from "../bootstrap/toFirstDataKey.ts";
import type { BrandFolder } from "../bootstrap/readBrands.ts";
import type { Config } from "../config.ts";
import { functions } from "../db/functions.ts";
import { migrations } from "../db/migrations.ts";
import type { LifePlan } from "./makeLife.ts";
import { paymentsFile } from "./paymentsFile.ts";

/** How long a demo brand has been there, and how many visit the first of them on an ordinary day. */
const [days, visits] = [60, 4];

/** A life that is kept longer was made on another day, or by a start that was killed. */
const restTime = 2 * 24 * 60 * 60 * 1_000;

const isDatabase = (data: string): boolean => existsSync(join(data, "database", "PG_VERSION"));

/** Makes a life in a thread of its own, whose time is the life's. @throws what the making throws */
export async function runLife(plan: LifePlan): Promise<void> {
  const worker = new Worker(new URL("./lifeWorker.ts", import.meta.url), { workerData: plan });
  await new Promise<void>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`the making of a life ended with ${code}`)),
    );
  });
}

/** Puts a folder in its place; where another start was quicker, its one stays. */
function place(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(from, { recursive: true, force: true });
  }
}

function clearOld(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.includes(".life"))) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > restTime) rmSync(path, { recursive: true, force: true });
  }
}

/** The life of these brands as of today, kept for the machine: its folder, made when it is not there. */
async function keepLife(folder: string, config: Config, brands: readonly BrandFolder[]): Promise<string> {
  const key = JSON.stringify([toFirstDataKey(brands, config), migrations, functions, days, visits]);
  const kept = join(folder, `${createHash("sha256").update(key).digest("hex").slice(0, 16)}.life`);
  if (isDatabase(kept)) return kept;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  clearOld(folder);
  const data = mkdtempSync(`${kept}-`);
  await runLife({ data, keptDatabases: folder, brands, days, visits, until: Date.now() });
  place(data, kept);
  return kept;
}

/**
 * Gives a data folder without a database one in which the demo brands have lived for some time, as a copy of what the machine keeps
 * (decision 122). Does nothing where no life is wanted or a database is there. Of the making's secrets nothing is taken over.
 */
export async function prepareLife(config: Config, brands: readonly BrandFolder[]): Promise<void> {
  const { data, demo, keptDatabases } = config;
  if (!demo.includes("life") || isDatabase(data)) return;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  clearOld(data);
  const aside = mkdtempSync(join(data, ".life-"));
  try {
    const kept = keptDatabases === undefined ? join(aside, "made.life") : await keepLife(keptDatabases, config, brands);
    if (keptDatabases === undefined) await runLife({ data: kept, brands, days, visits, until: Date.now() });
    if (existsSync(join(kept, "files"))) cpSync(join(kept, "files"), join(data, "files"), { recursive: true });
    if (existsSync(join(kept, paymentsFile))) cpSync(join(kept, paymentsFile), join(data, paymentsFile));
    // The database last: with it the folder is begun.
    cpSync(join(kept, "database"), join(aside, "database"), { recursive: true });
    place(join(aside, "database"), join(data, "database"));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
