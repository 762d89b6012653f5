import { createFairTurns } from "./createFairTurns.ts";

type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most `workers` works at once, in their order, while at most `waiting` wait. @throws Refusal `rate.limited` beyond that */
export function createTurns(workers: number, waiting: number): Turns {
  const turns = createFairTurns(workers, waiting);
  return (work) => turns("all", work);
}
