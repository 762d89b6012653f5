import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseError } from "../DatabaseError.ts";
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedRows, EmbeddedStart } from "./protocol.ts";

declare global {
  // Node's types name the module but not its constructor.
  namespace WebAssembly {
    function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
  }
}

type Unnumbered<Request> = Request extends EmbeddedRequest ? Omit<Request, "id"> : never;

/** The embedded database in its thread. */
export interface Embedded {
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<EmbeddedRows<never>>;
  /** Runs several statements as one, outside of any transaction of others. */
  readonly script: (sql: string, parameters: readonly unknown[]) => Promise<EmbeddedRows<never>>;
  readonly dump: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (rows: EmbeddedRows<never>) => void;
  readonly reject: (error: Error) => void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The embedded database's program. */
export const programFile = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "pglite.wasm");

/** Compiling takes longer than opening, so the threads of a process share one compiled module. */
function getProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(programFile).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** Starts the thread and answers when the database can be used. */
export async function startEmbedded(start: Omit<EmbeddedStart, "program">): Promise<Embedded> {
  const workerData: EmbeddedStart = { ...start, program: await getProgram() };
  const worker = new Worker(new URL("./embeddedWorker.ts", import.meta.url), { workerData, stdout: false });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  function settle(answer: EmbeddedAnswer<never>): void {
    const found = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.ok) found?.resolve(answer.result);
    else {
      const { message, code, constraint } = answer.failure;
      found?.reject(code === undefined ? new Error(message) : new DatabaseError(message, code, constraint));
    }
  }

  function failAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  worker.on("message", settle);
  worker.on("error", failAll);
  worker.on("exit", () => failAll(new Error("the embedded database has stopped")));

  function send(request: Unnumbered<EmbeddedRequest>): Promise<EmbeddedRows<never>> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
  }

  await new Promise<EmbeddedRows<never>>((resolve, reject) => waiting.set(0, { resolve, reject })).catch(
    async (error) => {
      await worker.terminate();
      throw error;
    },
  );

  return {
    query: (sql, parameters) => send({ kind: "query", sql, parameters }),
    script: (sql, parameters) => send({ kind: "script", sql, parameters }),
    dump: async (file) => {
      await send({ kind: "dump", file });
    },
    close: async () => {
      await send({ kind: "close" });
      await worker.terminate();
    },
  };
}
