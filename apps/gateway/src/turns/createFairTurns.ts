import { Refusal } from "../http/Refusal.ts";

/** Runs work of many owners, a few at a time. */
export type FairTurns = <Result>(owner: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

interface Waiter {
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/**
 * Runs at most `workers` works at once. What is free goes to the owner of whom the fewest run, and of those to the one who has waited
 * longest for a turn: who asks for a thousand works delays somebody else's single work by a turn and by what runs. At most `waiting` works wait
 * over all owners; beyond that the newest one of whoever has most waiting is refused. A signal takes a work that waits out of the queue.
 *
 * @throws Refusal `rate.limited`; the signal's reason
 */
export function createFairTurns(workers: number, waiting: number): FairTurns {
  // In the order of the owners' turns.
  const queues = new Map<string, Waiter[]>();
  const running = new Map<string, number>();
  let [free, length] = [workers, 0];

  const countRunning = (owner: string): number => running.get(owner) ?? 0;

  function note(owner: string, change: 1 | -1): void {
    const now = countRunning(owner) + change;
    if (now === 0) running.delete(owner);
    else running.set(owner, now);
  }

  function drop(owner: string, queue: Waiter[], waiter: Waiter): void {
    queue.splice(queue.indexOf(waiter), 1);
    length -= 1;
    if (queue.length === 0) queues.delete(owner);
  }

  function startNext(): void {
    let next: { readonly owner: string; readonly queue: Waiter[] } | undefined;
    for (const [owner, queue] of queues)
      if (next === undefined || countRunning(owner) < countRunning(next.owner)) next = { owner, queue };
    const waiter = next?.queue[0];
    if (next === undefined || waiter === undefined) return void (free += 1);
    const { owner, queue } = next;
    drop(owner, queue, waiter);
    if (queues.delete(owner)) queues.set(owner, queue);
    note(owner, 1);
    waiter.start();
  }

  /** Refuses the newest of the longest queue; @returns false when the owner's own is the longest. */
  function makeRoom(owner: string): boolean {
    let longest: readonly [string, Waiter[]] | undefined;
    for (const entry of queues) if (entry[1].length > (longest?.[1].length ?? 0)) longest = entry;
    const last = longest?.[1].at(-1);
    if (longest === undefined || last === undefined) return false;
    if (longest[1].length <= (queues.get(owner)?.length ?? 0) + 1) return false;
    drop(...longest, last);
    last.refuse(new Refusal("rate.limited", { retryAfter: 5 }));
    return true;
  }

  function wait(owner: string, signal: AbortSignal | undefined): Promise<void> {
    if (length >= waiting && !makeRoom(owner)) throw new Refusal("rate.limited", { retryAfter: 5 });
    return new Promise<void>((resolve, reject) => {
      const queue = queues.get(owner) ?? [];
      const leave = (): void => {
        drop(owner, queue, waiter);
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        start() {
          signal?.removeEventListener("abort", leave);
          resolve();
        },
        refuse(reason) {
          signal?.removeEventListener("abort", leave);
          reject(reason);
        },
      };
      signal?.addEventListener("abort", leave, { once: true });
      queue.push(waiter);
      queues.set(owner, queue);
      length += 1;
    });
  }

  return async (owner, work, signal) => {
    signal?.throwIfAborted();
    if (free > 0) {
      free -= 1;
      note(owner, 1);
    } else await wait(owner, signal);
    try {
      return await work();
    } finally {
      // Before its own work counts as over, so that whoever has waited meanwhile comes first.
      startNext();
      note(owner, -1);
    }
  };
}
