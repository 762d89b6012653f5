import { Worker } from "node:worker_threads";
import { createTurns } from "../turns/createTurns.ts";

/** What was found about a regular expression. */
export interface PatternVerdict {
  /** `invalid`: it does not compile. `slow`: some text makes it take long, or it could not be judged in time. */
  readonly verdict: "fine" | "invalid" | "slow";
  readonly detail: string;
}

/**
 * How long a thread may live, in milliseconds: the checker counts its steps and not the time, so that a verdict is the same on every machine.
 * Expressions of forms take it up to four seconds on a slow one.
 */
const threadTime = 60_000;

/** How long a thread waits for the next expression, in milliseconds. */
const restTime = 10_000;

/** Details of an expression that was not judged: the machine may have been busy, so it is tried anew when it is asked about again. */
const unjudged: ReadonlySet<string> = new Set(["time", "memory", "cancel"]);

// One at a time: a check takes a core.
const turns = createTurns(1, 8);

/** Judgements of the expressions last asked about; a page asks again while somebody types. */
const known = new Map<string, PatternVerdict>();
const mostKnown = 200;

/** A thread that waits for its next expression: loading the checker takes longer than most judgements. */
let resting: Worker | undefined;
let end: NodeJS.Timeout | undefined;

function takeWorker(): Worker {
  clearTimeout(end);
  const rested = resting;
  resting = undefined;
  return (
    rested ??
    new Worker(new URL("./patternWorker.ts", import.meta.url), {
      // The checker's own program in JavaScript: no process is started, and no binary is needed.
      env: { ...process.env, RECHECK_BACKEND: "pure" },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
  );
}

/** Keeps a thread for whoever types on; it ends after a while, and keeps no process from ending. */
function rest(worker: Worker): void {
  for (const event of ["message", "error"]) worker.removeAllListeners(event);
  worker.unref();
  resting = worker;
  end = setTimeout(() => {
    resting = undefined;
    void worker.terminate();
  }, restTime).unref();
}

function run(source: string, time: number): Promise<PatternVerdict> {
  return new Promise((resolve, reject) => {
    const worker = takeWorker();
    worker.ref();
    const stop = (settle: () => void): void => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const slow: PatternVerdict = { verdict: "slow", detail: "time" };
    const timer = setTimeout(() => stop(() => resolve(slow)), time);
    worker.once("message", (verdict: PatternVerdict) => {
      clearTimeout(timer);
      rest(worker);
      resolve(verdict);
    });
    worker.once("error", (error: Error & { readonly code?: string }) =>
      stop(() => (error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve({ ...slow, detail: "memory" }) : reject(error))),
    );
    worker.postMessage({ source });
  });
}

/**
 * Judges a regular expression (flag `u`) that people's input will be tested with: whether it compiles, and whether its time grows faster
 * than the length of the text. The checker proves it for expressions without look-around, and otherwise searches for a text that is slow;
 * then the expression is tried. All of it happens in a thread that is ended after a minute.
 *
 * @throws Refusal `rate.limited` when many wait
 */
export async function checkPattern(source: string, time = threadTime): Promise<PatternVerdict> {
  const kept = known.get(source);
  if (kept !== undefined) return kept;
  const verdict = await turns(() => run(source, time));
  if (unjudged.has(verdict.detail)) return verdict;
  if (known.size >= mostKnown) known.clear();
  known.set(source, verdict);
  return verdict;
}
