import { platform, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import type { HashAnswer, HashTask } from "./hashThreads.ts";

// A hash takes milliseconds of computing: here it blocks neither the event loop nor the runtime's four threads, with which the gateway decrypts
// bodies and reads files.

if (parentPort === null) throw new Error("hashWorker runs as a worker thread only");
const port = parentPort;

/** On a busy core such a thread gets a tenth of an ordinary thread's share: calls come first, and logins still proceed. */
const priority = 10;

// On Linux 0 means only this thread; elsewhere it would be the whole process.
if (platform() === "linux") setPriority(0, priority);

function compute(task: HashTask): HashAnswer {
  try {
    if ("cost" in task) return { hash: hashSync(task.password, task.cost) };
    return { matches: verifySync(task.stored, task.password) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

port.on("message", (task: HashTask) => port.postMessage(compute(task)));
