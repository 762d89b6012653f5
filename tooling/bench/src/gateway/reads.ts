import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

const reads = [
  ["games", "a page of 42 of 10,000 games"],
  ["menus", "classes of games"],
  ["vendors", "vendor cards"],
  ["status", "status with the module tree"],
] as const;

/** P4: what every visitor reads, beside an empty route of the same framework. */
export async function measureReads(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/reads.ts", say);
  const reference = { what: "empty Fastify route", value: get("empty") };
  const unit = "answers/s";
  const figures = reads.map(([name, what]): Figure => {
    return { id: "P4", what, value: get(name), unit, reference, budget: { of: "ratio", atLeast: 0.7, isBinding: true } };
  });
  // The route that answers nothing has nothing to send: this one tells what the bytes of the page cost by themselves.
  const constant = { what: "a constant of its length", value: get("constant") };
  return [...figures, { id: "P4", what: "the same page of 42", value: get("games"), unit, reference: constant }];
}
