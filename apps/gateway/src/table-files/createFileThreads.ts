import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FileAnswer, FileTask } from "./FileTask.ts";

/** A thread for files has ended before its file was made. */
export class FileThreadError extends Error {}

/** How many files are made at once: reports leave at least one core to calls. */
export const fileThreadCount = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Makes a file in a thread. @throws FileThreadError when the thread ends before; Error for what cannot be made */
export type MakeFile = (task: FileTask) => Promise<Uint8Array>;

/** A file that takes more memory ends its thread and nothing else; in MB. */
const mostMemory = 256;

const startWorker = (): Worker =>
  new Worker(new URL("./fileWorker.ts", import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: mostMemory } });

/** Threads of which each makes one file at a time. One starts when none is idle, and keeps the process alive only while it works. */
export function createFileThreads(start: () => Worker = startWorker): MakeFile {
  const idle: Worker[] = [];

  function begin(): Worker {
    const worker = start();
    // While it makes a file, that file's own listeners tell of it.
    worker.on("error", () => {});
    worker.once("exit", () => {
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    return worker;
  }

  return async (task) => {
    const worker = idle.pop() ?? begin();
    worker.ref();
    const answer = await new Promise<FileAnswer>((resolve, reject) => {
      const end = (error: unknown): void =>
        reject(new FileThreadError("a thread for files has ended", { cause: error }));
      worker.once("error", end).once("exit", end);
      worker.once("message", (given: FileAnswer) => {
        worker.off("error", end).off("exit", end);
        resolve(given);
      });
      worker.postMessage(task);
    });
    worker.unref();
    idle.push(worker);
    if ("fault" in answer) throw new Error(answer.fault);
    return answer.bytes;
  };
}
