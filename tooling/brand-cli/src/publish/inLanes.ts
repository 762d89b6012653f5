import { availableParallelism } from "node:os";

/** Twice the cores: a release waits about half of its time for files and for a browser. */
const lanes = availableParallelism() * 2;

/** Does something with each of many, some at a time; the answers stand in the order of what was given. */
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
