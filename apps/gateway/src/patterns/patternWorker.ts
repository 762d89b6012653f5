import { parentPort } from "node:worker_threads";
import { checkSync } from "recheck";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { PatternVerdict } from "./checkPattern.ts";

// The check computes for up to seconds, and an expression that it takes for quick is tried here too: both may be ended with the thread.

const Task = Type.Object({ source: Type.String() });

/** The checker's limits, in characters that its machine reads and in none of time: a text that makes it read more is slow. */
const limits = {
  attackLimit: 20_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: null,
};

/** The longest text that a field takes, by the code points that its rule counts. */
const longest = 255;

/** Texts that expressions of the usual kinds go through in the longest way: many of one character, and one that does not fit. */
const hostile = ["a", "A", "0", " ", "a ", "a0", "é", "字", "@", ".", "-", "a.", "a-"].map(
  (part) => `${part.repeat(longest).slice(0, longest - 1)}\u0001`,
);

function check({ source }: { readonly source: string }): PatternVerdict {
  let expression: RegExp;
  try {
    expression = new RegExp(source, "u");
  } catch (error) {
    return { verdict: "invalid", detail: error instanceof Error ? error.message : String(error) };
  }
  const found = checkSync(source, "u", limits);
  if (found.status === "vulnerable")
    return { verdict: "slow", detail: `${found.complexity.type}: ${found.attack.pattern}`.slice(0, 300) };
  // What it could not judge is not let through.
  if (found.status === "unknown") return { verdict: "slow", detail: found.error.kind };
  for (const text of hostile) expression.test(text);
  return { verdict: "fine", detail: "" };
}

if (parentPort === null) throw new Error("patternWorker runs as a worker thread only");
const port = parentPort;
port.on("message", (task: unknown) => port.postMessage(check(Value.Parse(Task, task))));
