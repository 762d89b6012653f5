import { performance } from "node:perf_hooks";

/** How often per second `clients` at once get `work` done, measured for `seconds`. */
export async function measureRate(clients: number, seconds: number, work: () => Promise<number>): Promise<number> {
  const from = performance.now();
  const until = from + seconds * 1000;
  let done = 0;
  const run = async (): Promise<void> => {
    while (performance.now() < until) {
      const more = await work();
      done += more;
    }
  };
  await Promise.all(Array.from({ length: clients }, run));
  return done / ((performance.now() - from) / 1000);
}
