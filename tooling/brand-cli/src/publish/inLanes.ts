import { availableParallelism } from "node:os";

/** Twice the cores, because a release spends half of its time waiting for files and a browser. */
const lanes = availableParallelism() * 2;

/** Runs a task for each item, a limited number at a time; results are in the order of the items. */
export async function inLanes<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const waiting = [...items.entries()];
  const done: [number, Value][] = [];
  const run = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      done.push([next[0], await work(next[1])]);
  };
  await Promise.all(Array.from({ length: lanes }, run));
  return done.toSorted(([a], [b]) => a - b).map(([, value]) => value);
}
