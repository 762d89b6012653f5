import { platform, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import { parentPort } from "node:worker_threads";
import type { FileAnswer, FileTask } from "./FileTask.ts";
import { toCsv } from "./toCsv.ts";
import { toPdf } from "./toPdf.ts";

// A PDF of three thousand lines computes for a second: here it stops nobody else's call.

if (parentPort === null) throw new Error("fileWorker runs as a worker thread only");
const port = parentPort;

// Calls come first; at the ten of threads of hashes a file on a busy machine took longer than proxies wait. On Linux 0 means only this thread; elsewhere it would be the whole process.
if (platform() === "linux") setPriority(0, 5);

async function make(task: FileTask): Promise<Uint8Array> {
  if (task.format === "csv") return Buffer.from(toCsv(task.lines, task.isFirst));
  const { table, lines, words } = task;
  async function* readLines() {
    yield lines;
  }
  const page = (number: number): string => words.page.replace("{page}", String(number));
  return buffer(toPdf({ ...table, lines: readLines }, { tag: words.tag, page }));
}

const toAnswer = (task: FileTask): Promise<FileAnswer> =>
  make(task).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
  );

port.on("message", (task: FileTask) => void toAnswer(task).then((answer) => port.postMessage(answer)));
