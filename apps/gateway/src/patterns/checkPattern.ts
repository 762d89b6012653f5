import { Worker } from "node:worker_threads";
import { createTurns } from "../identity/passwords.ts";

/** What was found about a regular expression. */
export interface PatternVerdict {
  /** `invalid`: it does not compile. `slow`: some text makes it take long, or it could not be judged in time. */
  readonly verdict: "fine" | "invalid" | "slow";
  readonly detail: string;
}

/** How long the checker may think, and the thread may live, in milliseconds. */
interface PatternTimes {
  readonly checker: number;
  readonly thread: number;
}

const ownTimes: PatternTimes = { checker: 10_000, thread: 20_000 };

/** Details of an expression that was not judged: the machine may have been busy, so it is tried anew when it is asked about again. */
const unjudged: ReadonlySet<string> = new Set(["time", "memory", "timeout", "cancel"]);

// One at a time: a check takes a core.
const turns = createTurns(1, 8);

/** Judgements of the expressions last asked about; a page asks again while somebody types. */
const known = new Map<string, PatternVerdict>();
const mostKnown = 200;

function run(source: string, times: PatternTimes): Promise<PatternVerdict> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./patternWorker.ts", import.meta.url), {
      workerData: { source, timeout: times.checker },
      // The checker's own program in JavaScript: no process is started, and no binary is needed.
      env: { ...process.env, RECHECK_BACKEND: "pure" },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    const slow: PatternVerdict = { verdict: "slow", detail: "time" };
    const timer = setTimeout(() => end(() => resolve(slow)), times.thread);
    worker.once("message", (verdict: PatternVerdict) => end(() => resolve(verdict)));
    worker.once("error", (error: Error & { readonly code?: string }) =>
      end(() => (error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve({ ...slow, detail: "memory" }) : reject(error))),
    );
  });
}

/**
 * Judges a regular expression (flag `u`) that people's input will be tested with: whether it compiles, and whether its time grows faster
 * than the length of the text. The checker proves it for expressions without look-around, and otherwise searches for a text that is slow;
 * then the expression is tried. All of it happens in a thread that is ended after 20 s.
 *
 * @throws Refusal `rate.limited` when many wait
 */
export async function checkPattern(source: string, times = ownTimes): Promise<PatternVerdict> {
  const kept = known.get(source);
  if (kept !== undefined) return kept;
  const verdict = await turns(() => run(source, times));
  if (unjudged.has(verdict.detail)) return verdict;
  if (known.size >= mostKnown) known.clear();
  known.set(source, verdict);
  return verdict;
}
