import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** What a hash costs; memory in kB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** A password to hash, or to compare with a stored hash. */
export type HashTask =
  | { readonly password: string; readonly cost: HashCost }
  | { readonly password: string; readonly stored: string };

/** The answer of a thread to its task. */
export type HashAnswer = { readonly hash: string } | { readonly matches: boolean } | { readonly fault: string };

interface Thread {
  readonly run: (task: HashTask) => Promise<HashAnswer>;
  readonly getWaiting: () => number;
}

/** How many hashes are computed at once: one core is left for other calls. */
export const hashThreadCount = Math.max(1, availableParallelism() - 1);

/** A thread that answers tasks in their order. It keeps the process alive only while a task waits. */
function startThread(): Thread {
  const worker = new Worker(new URL("./hashWorker.ts", import.meta.url));
  worker.unref();
  const waiting: { readonly resolve: (answer: HashAnswer) => void; readonly reject: (error: Error) => void }[] = [];
  const settle = (answer: HashAnswer): void => {
    waiting.shift()?.resolve(answer);
    if (waiting.length === 0) worker.unref();
  };
  const fail = (error: Error): void => {
    threads = threads.filter((other) => other !== thread);
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on("message", settle);
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("a thread for hashes has stopped")));
  const thread: Thread = {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) worker.ref();
        waiting.push({ resolve, reject });
        worker.postMessage(task);
      }),
    getWaiting: () => waiting.length,
  };
  return thread;
}

// Shared by all gateways of this process, as its cores are. A thread starts when there is work for it.
let threads: readonly Thread[] = [];

function takeThread(): Thread {
  const idle = threads.find((thread) => thread.getWaiting() === 0);
  if (idle !== undefined) return idle;
  if (threads.length < hashThreadCount) {
    const started = startThread();
    threads = [...threads, started];
    return started;
  }
  const [first = startThread(), ...others] = threads;
  return others.reduce((least, each) => (each.getWaiting() < least.getWaiting() ? each : least), first);
}

async function run(task: HashTask): Promise<Exclude<HashAnswer, { readonly fault: string }>> {
  const answer = await takeThread().run(task);
  if ("fault" in answer) throw new Error(answer.fault);
  return answer;
}

/** The hash of a password, by a thread of low priority. */
export async function computeHash(password: string, cost: HashCost): Promise<string> {
  const answer = await run({ password, cost });
  if (!("hash" in answer)) throw new Error("a thread answered another task");
  return answer.hash;
}

/** Whether the password has the hash, by a thread of low priority. @throws Error for a text that is no hash */
export async function compareHash(stored: string, password: string): Promise<boolean> {
  const answer = await run({ password, stored });
  if (!("matches" in answer)) throw new Error("a thread answered another task");
  return answer.matches;
}
