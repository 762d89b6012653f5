import { Kysely, type PGlite, PGliteDialect, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { DatabaseError } from "./DatabaseError.ts";
import { type Embedded, startEmbedded } from "./embedded/startEmbedded.ts";
import { type Beginning, startFolder } from "./embedded/startFolder.ts";
import { keepStatements } from "./keepStatements.ts";
import type { PoolSettings } from "./pools.ts";
import { openQueue } from "./queue/openQueue.ts";
import type { Queue, QueueOptions } from "./queue/Queue.ts";
import type { Storage } from "./storage.ts";

// The only file that knows the drivers. Both give the same query builder and the same JavaScript types:
// whole numbers of 8 bytes, numerics and dates as text, timestamps as Date, json parsed, bytea as bytes.

/** An open connection, or a pool of them, and how to end it. */
export interface Connection<Schema> {
  readonly db: Kysely<Schema>;
  readonly close: () => Promise<void>;
  /** Writes the embedded database to a file; the server's driver has no such thing. */
  readonly dump?: (file: string) => Promise<void>;
  /** Opens the queue of jobs on the same database. */
  readonly openQueue: (options: QueueOptions) => Promise<Queue>;
}

function toDriver(embedded: Embedded): PGlite {
  let closed = false;
  const query: PGlite["query"] = async (text, parameters) => {
    const { rows, affectedRows } = await embedded.query(text, parameters ?? []);
    return { fields: [], rows, ...(affectedRows === undefined ? {} : { affectedRows }) };
  };
  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed;
    },
    query,
    async transaction(work) {
      await embedded.query("begin", []);
      try {
        const result = await work({ query, rollback: async () => {} });
        const { command } = await embedded.query("commit", []);
        // PostgreSQL rolls back a failed transaction even when asked to commit.
        if (command === "ROLLBACK") throw new DatabaseError("the transaction was aborted", "25P02");
        return result;
      } catch (error) {
        await embedded.query("rollback", []);
        throw error;
      }
    },
    async close() {
      closed = true;
      await embedded.close();
    },
  };
}

/** Opens the embedded database, in a folder, from a snapshot, or empty in memory; a new folder may have a beginning. */
export async function connectEmbedded<Schema>(
  storage: Exclude<Storage, { kind: "server" }>,
  beginning?: Beginning,
): Promise<Connection<Schema>> {
  const embedded =
    storage.kind === "folder"
      ? await startFolder(storage.path, storage.keptDatabases, beginning, storage.clock)
      : await startEmbedded(storage.snapshot === undefined ? {} : { snapshot: storage.snapshot });
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: toDriver(embedded) }) });
  await sql`select 1`.execute(db);
  // Exclusive for the script, so that it never runs inside somebody's transaction.
  const executeSql = (text: string, values: readonly unknown[] = []) =>
    db.connection().execute(() => embedded.script(text, values));
  return {
    db,
    close: () => db.destroy(),
    dump: embedded.dump,
    openQueue: (options) => openQueue({ db: { executeSql }, backend: "pglite" }, options),
  };
}

/** How long an unused connection stays open: a new one costs tens of milliseconds until its statements are planned, just when many calls arrive. */
const idleMilliseconds = 600_000;

/**
 * What a page by an index costs beside the next page of a table, as the planner sees it: tables lie on solid-state disks or in memory, not on
 * turning ones, of which PostgreSQL's own 4 speaks and for which it reads a large table whole where an index is quicker.
 */
const randomPageCost = "1.1";

/** What a gateway's queue takes of a server. */
const queueConnections = 3;

/** Opens a pool on a PostgreSQL server; each connection takes `role`, when one is given, and its time limits first. */
export async function connectServer<Schema>(
  url: string,
  settings: PoolSettings,
  role?: string,
): Promise<Connection<Schema>> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, (value: string) => value);
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.connections,
    connectionTimeoutMillis: settings.wait,
    idleTimeoutMillis: idleMilliseconds,
    keepAlive: true,
    types,
  });
  // When the server drops a connection, the running statement fails and the pool replaces it at the next use. The error event
  // of an idle connection, or of one between two statements, would end the process without a listener.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    keepStatements(client);
  });
  const { statement, lock, idle } = settings;
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        if (role !== undefined) await connection.executeQuery(sql`set role ${sql.id(role)}`.compile(db));
        await connection.executeQuery(
          sql`select set_config('statement_timeout', ${`${statement}`}, false), set_config('lock_timeout', ${`${lock}`}, false),
            set_config('idle_in_transaction_session_timeout', ${`${idle}`}, false),
            set_config('random_page_cost', ${randomPageCost}, false)`.compile(db),
        );
      },
    }),
  });
  await sql`select 1`.execute(db);
  return {
    db,
    close: () => db.destroy(),
    openQueue: (options) =>
      openQueue(
        { connectionString: url, max: queueConnections, ...(role === undefined ? {} : { options: `-c role=${role}` }) },
        options,
      ),
  };
}
