import { readFile, writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import { followClock } from "../clock.ts";
import type { EmbeddedAnswer, EmbeddedFailure, EmbeddedRequest, EmbeddedRows, EmbeddedStart } from "./protocol.ts";

// The embedded database blocks the thread that it runs in: a thread of its own keeps the server's event loop free.

if (parentPort === null) throw new Error("embeddedWorker runs as a worker thread only");
const port = parentPort;

function textOf(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
}

function toFailure(error: unknown): EmbeddedFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const found = ["code", "detail", "constraint", "table"].flatMap((name) => {
    const value = textOf(error, name);
    return value === undefined ? [] : [[name, value]];
  });
  return { message: error.message, ...Object.fromEntries(found) };
}

async function open(start: EmbeddedStart): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: start.program,
    ...(start.dataFolder === undefined ? {} : { dataDir: start.dataFolder }),
    ...(start.snapshot === undefined ? {} : { loadDataDir: new Blob([await readFile(start.snapshot)]) }),
    // The same JavaScript types as the server's driver gives: whole numbers of 8 bytes and dates stay text.
    parsers: { [types.INT8]: (value: string) => value, [types.DATE]: (value: string) => value },
  });
}

async function query(database: PGlite, sql: string, parameters: readonly unknown[]): Promise<EmbeddedRows> {
  // Without parameters the simple protocol is used, which takes several statements, as the server's driver does.
  const results = parameters.length === 0 ? await database.exec(sql) : [await database.query(sql, [...parameters])];
  const last = results.at(-1);
  return {
    rows: last?.rows ?? [],
    ...(last?.affectedRows === undefined ? {} : { affectedRows: last.affectedRows }),
    command: last?.command ?? "",
  };
}

/** Resets the session after a script, as closing a server connection would, so that one script's failure does not affect the next. */
async function runScript(database: PGlite, sql: string, parameters: readonly unknown[]): Promise<EmbeddedRows> {
  try {
    const results = parameters.length === 0 ? await database.exec(sql) : [await database.query(sql, [...parameters])];
    return { rows: results.flatMap(({ rows }) => rows), command: "script" };
  } catch (error) {
    await database.exec("rollback");
    throw error;
  }
}

async function answer(database: PGlite, request: EmbeddedRequest): Promise<EmbeddedRows> {
  if (request.kind === "query") return query(database, request.sql, request.parameters);
  if (request.kind === "script") return runScript(database, request.sql, request.parameters);
  if (request.kind === "close") await database.close();
  else await writeFile(request.file, Buffer.from(await (await database.dumpDataDir("none")).arrayBuffer()));
  return { rows: [], command: request.kind };
}

function reply(message: EmbeddedAnswer): void {
  port.postMessage(message);
}

async function serve(): Promise<void> {
  const start: EmbeddedStart = workerData;
  if (start.clock !== undefined) followClock(start.clock);
  const database = await open(start);
  reply({ id: 0, ok: true, result: { rows: [], command: "open" } });
  port.on("message", (request: EmbeddedRequest) => {
    answer(database, request).then(
      (result) => reply({ id: request.id, ok: true, result }),
      (error: unknown) => reply({ id: request.id, ok: false, failure: toFailure(error) }),
    );
  });
}

serve().catch((error: unknown) => reply({ id: 0, ok: false, failure: toFailure(error) }));
