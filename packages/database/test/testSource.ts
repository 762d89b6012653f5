import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { bringForward, type SchemaSteps } from "../src/bringForward.ts";
import { connectEmbedded, connectServer } from "../src/connect.ts";
import { toKept } from "../src/embedded/startFolder.ts";
import { type Database, openDatabase, type FirstData } from "../src/openDatabase.ts";
import { patientPool, type Pools } from "../src/pools.ts";
import type { Storage } from "../src/storage.ts";
import { startPostgres } from "./startPostgres.ts";

/** Where a test run's databases come from. Plain data, so that a global setup can hand it to the test files. */
export type TestSource =
  | { readonly kind: "pglite"; readonly snapshot: string; readonly unfilled: string; readonly empty: string }
  | {
      readonly kind: "postgres";
      readonly url: string;
      readonly template: string;
      readonly unfilled: string;
      /** How a template is copied, as the server's version can say it. */
      readonly strategy: string;
    };

/** A prepared source and how to take it down. */
export interface PreparedSource {
  readonly source: TestSource;
  readonly stop: () => Promise<void>;
}

/** Writes an empty database to a file: the one that the machine keeps in `MARQUEE_KEPT_DATABASES`, where tests name it such a folder. */
async function dumpEmpty(file: string): Promise<void> {
  const folder = process.env["MARQUEE_KEPT_DATABASES"];
  const kept = folder === undefined ? undefined : `${await toKept(folder)}.tar`;
  if (kept !== undefined && existsSync(kept)) return copyFile(kept, file);
  const connection = await connectEmbedded({ kind: "memory" });
  await connection.dump?.(file);
  await connection.close();
  if (folder === undefined || kept === undefined) return;
  const aside = `${kept}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await copyFile(file, aside);
  await rename(aside, kept);
}

/** What the databases of a test run begin with. */
export interface TestBeginning<Schema> extends SchemaSteps {
  readonly fill?: FirstData<Schema>["fill"];
}

async function preparePglite<Schema>(beginning: TestBeginning<Schema>): Promise<PreparedSource> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-pglite-"));
  const [snapshot, migrated, empty] = ["filled.tar", "migrated.tar", "empty.tar"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  // A first boot takes seconds, a snapshot a quarter of one: both starting points are kept.
  await dumpEmpty(empty);
  const connection = await connectEmbedded<Schema>({ kind: "memory", snapshot: empty });
  await bringForward(connection.db, beginning);
  const unfilled = beginning.fill === undefined ? snapshot : migrated;
  if (beginning.fill !== undefined) await connection.dump?.(unfilled);
  await beginning.fill?.(connection.db);
  await connection.dump?.(snapshot);
  await connection.close();
  const stop = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
  return { source: { kind: "pglite", snapshot, unfilled, empty }, stop };
}

function toDatabaseUrl(url: string, name: string): string {
  return url.replace("/postgres?", `/${name}?`);
}

async function execute(url: string, statement: string): Promise<void> {
  const { db, close } = await connectServer<unknown>(url, patientPool);
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await close();
  }
}

async function preparePostgres<Schema>(beginning: TestBeginning<Schema>): Promise<PreparedSource> {
  const server = await startPostgres(undefined, { inMemory: true });
  const [unfilled, filled] = ["template_migrated", "template_filled"];
  await execute(server.url, `create database ${unfilled}`);
  const { db, close } = await connectServer<Schema>(toDatabaseUrl(server.url, unfilled), patientPool);
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    db,
  );
  await bringForward(db, beginning);
  await close();
  // By files it takes half of the time that it takes through the log, which is the habit of PostgreSQL 15 and the only way before it.
  const strategy = (rows[0]?.version ?? 0) >= 150_000 ? "strategy file_copy" : "";
  let template = unfilled;
  if (beginning.fill !== undefined) {
    template = filled;
    await execute(server.url, `create database ${filled} template ${unfilled} ${strategy}`);
    const connection = await connectServer<Schema>(toDatabaseUrl(server.url, filled), patientPool);
    await beginning.fill(connection.db);
    await connection.close();
  }
  return { source: { kind: "postgres", url: server.url, template, unfilled, strategy }, stop: server.stop };
}

/** Boots the named database once for a test run, brings its schema to the end and fills it. */
export async function prepareTestSource<Schema>(
  kind: TestSource["kind"],
  beginning: TestBeginning<Schema>,
): Promise<PreparedSource> {
  return kind === "pglite" ? preparePglite(beginning) : preparePostgres(beginning);
}

/** What a test database may differ in: steps that are not the source's need an empty one. */
export interface TestDatabaseOptions extends SchemaSteps {
  readonly role?: string;
  readonly pools?: Pools;
  /** Start without the source's tables: for migrations that differ from the source's. */
  readonly empty?: boolean;
  /** Start with the source's tables, and without what fills them. */
  readonly unfilled?: boolean;
}

/** Enough for tests that do many things at once, and patient: many things on a slow machine take their time. */
const testPool: Pools["ordinary"] = { connections: 32, wait: 60_000, statement: 60_000, lock: 60_000, idle: 60_000 };
const testPools: Pools = { ordinary: testPool, money: testPool };

/** A database of a test's own, and the storage that opens it again. */
export interface TestDatabase<Schema> extends Database<Schema> {
  readonly storage: Storage;
}

/** Opens a new database from the source, in about a quarter of a second; its `close` removes it. */
export async function openTestDatabase<Schema>(
  source: TestSource,
  options: TestDatabaseOptions,
): Promise<TestDatabase<Schema>> {
  if (source.kind === "pglite") {
    const filled = options.unfilled === true ? source.unfilled : source.snapshot;
    const snapshot = options.empty === true ? source.empty : filled;
    const storage: Storage = { kind: "memory", snapshot };
    return { ...(await openDatabase<Schema>({ ...options, storage })), storage };
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const filled = options.unfilled === true ? source.unfilled : source.template;
  const template = options.empty === true ? "template0" : filled;
  await execute(source.url, `create database ${name} template ${template} ${source.strategy}`);
  const storage: Storage = { kind: "server", url: toDatabaseUrl(source.url, name) };
  const database = await openDatabase<Schema>({ pools: testPools, ...options, storage });
  const close = async (): Promise<void> => {
    await database.close();
    await execute(source.url, `drop database if exists ${name} with (force)`);
  };
  return { ...database, storage, close };
}
