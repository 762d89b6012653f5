import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import { bringForward, type SchemaSteps } from "./bringForward.ts";
import { type Connection, connectEmbedded, connectServer } from "./connect.ts";
import type { Beginning } from "./embedded/startFolder.ts";
import { lockFolder } from "./lockFolder.ts";
import { defaultPools, patientPool, type Pools } from "./pools.ts";
import type { Durability, Storage } from "./storage.ts";

/** First data of a new database, written after the migrations in the gateway's role. */
export interface FirstData<Schema> {
  /** A key of what the data is made from: equal for equal contents. */
  readonly key: () => string;
  /** Runs at every opening and leaves what is there as it is. */
  readonly fill: (db: Kysely<Schema>) => Promise<void>;
}

/** What {@link openDatabase} needs to know. */
export interface DatabaseOptions<Schema> extends SchemaSteps {
  readonly storage: Storage;
  /** The role that every statement after the migrations runs as; the migrations create it and grant to it. */
  readonly role?: string;
  readonly firstData?: FirstData<Schema>;
  /** A server's connections; the embedded database has one, without time limits. */
  readonly pools?: Pools;
}

/** An open, migrated database. */
export interface Database<Schema> {
  readonly db: Kysely<Schema>;
  /** The connections that money alone uses; on the embedded database the same as `db`. */
  readonly money: Kysely<Schema>;
  /** `embedded` or `postgresql`, with the version. */
  readonly engine: { readonly name: "embedded" | "postgresql"; readonly version: string };
  readonly durability: Durability;
  /** Opens the queue of jobs; the migrations have made its schema. Stop it before the database is closed. */
  readonly openQueue: Connection<Schema>["openQueue"];
  readonly close: () => Promise<void>;
}

async function show(db: QueryExecutorProvider, setting: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
  return rows[0]?.value ?? "";
}

async function getServerDurability(db: QueryExecutorProvider): Promise<Durability> {
  const commit = await show(db, "synchronous_commit");
  if (commit === "off") return "memory";
  if ((await show(db, "fsync")) === "off") return "process";
  const standbys = await show(db, "synchronous_standby_names");
  return standbys === "" || commit === "local" ? "disk" : "replicated";
}

/** Runs the work on its own connection, then closes it. */
async function withConnection<Schema>(
  url: string,
  role: string | undefined,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<void> {
  const { db, close } = await connectServer<Schema>(url, patientPool, role);
  try {
    await work(db);
  } finally {
    await close();
  }
}

async function openServer<Schema>(
  { url }: Extract<Storage, { kind: "server" }>,
  { role, firstData, pools = defaultPools, ...steps }: DatabaseOptions<Schema>,
): Promise<Database<Schema>> {
  await withConnection<unknown>(url, undefined, (db) => bringForward(db, steps));
  if (firstData !== undefined) await withConnection<Schema>(url, role, firstData.fill);
  const ordinary = await connectServer<Schema>(url, pools.ordinary, role);
  try {
    const { db, openQueue } = ordinary;
    const [version, durability] = [await show(db, "server_version"), await getServerDurability(db)];
    const money = await connectServer<Schema>(url, pools.money, role);
    const close = async (): Promise<void> => {
      await Promise.all([ordinary.close(), money.close()]);
    };
    return { db, money: money.db, openQueue, close, engine: { name: "postgresql", version }, durability };
  } catch (error) {
    await ordinary.close();
    throw error;
  }
}

async function prepareEmbedded<Schema>(
  { db, openQueue, close }: Connection<Schema>,
  { storage, role, ...steps }: DatabaseOptions<Schema>,
): Promise<Database<Schema>> {
  await bringForward(db, steps);
  // The single connection gives up the owner's rights for good.
  if (role !== undefined) await sql`set role ${sql.id(role)}`.execute(db);
  const version = await show(db, "server_version");
  // The embedded database never waits for the disk: it survives a killed process, not a power loss.
  return {
    db,
    money: db,
    openQueue,
    close,
    engine: { name: "embedded", version },
    durability: storage.kind === "folder" ? "process" : "memory",
  };
}

/** The key of a new database, from what it is made of. */
function toBeginning<Schema>({ migrations, functions, role, firstData }: DatabaseOptions<Schema>): Beginning {
  return {
    key: () => JSON.stringify([migrations, functions, role, firstData?.key()]),
    fill: async (path) => {
      const database = await openDatabase<Schema>({
        storage: { kind: "folder", path },
        migrations,
        ...(functions && { functions }),
        ...(role && { role }),
        ...(firstData && { firstData }),
      });
      await database.close();
    },
  };
}

async function openEmbedded<Schema>(
  storage: Exclude<Storage, { kind: "server" }>,
  options: DatabaseOptions<Schema>,
): Promise<Database<Schema>> {
  const unlock = storage.kind === "folder" ? lockFolder(storage.path) : () => {};
  try {
    const connection = await connectEmbedded<Schema>(storage, toBeginning(options));
    const close = async (): Promise<void> => {
      await connection.close();
      unlock();
    };
    return await prepareEmbedded({ ...connection, close }, options);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the storage, brings its schema forward, fills it and hands it over.
 *
 * @throws FolderInUseError for a folder that another process has open; MigrationError for a history that does not fit.
 */
export async function openDatabase<Schema>(options: DatabaseOptions<Schema>): Promise<Database<Schema>> {
  const { storage, firstData } = options;
  if (storage.kind === "server") return openServer<Schema>(storage, options);
  const database = await openEmbedded<Schema>(storage, options);
  try {
    await firstData?.fill(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
