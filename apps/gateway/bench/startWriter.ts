import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Transfers by their numbers, and the answer: how many of them are made by now. */
export interface Batch {
  readonly id: number;
  readonly from: number;
  readonly size: number;
}

/** `id` is the batch's; -1 says that the writer is ready. */
export interface BatchAnswer {
  readonly id: number;
  readonly posted: number;
}

/** A writer that can be killed and started again. */
export interface Writer {
  readonly start: () => Promise<void>;
  /** Sends SIGKILL; pending calls resolve to `false`. */
  readonly kill: () => Promise<void>;
  /** @returns whether every transfer of the batch is made. */
  readonly post: (from: number, size: number) => Promise<boolean>;
}

/** Creates a writer; nothing runs before `start`. */
export function prepareWriter(url: string): Writer {
  const waiting = new Map<number, (posted: number) => void>();
  let child: ChildProcess | undefined;
  let lastId = 0;

  function failAll(): void {
    for (const settle of waiting.values()) settle(0);
    waiting.clear();
  }

  return {
    async start() {
      for (;;) {
        const started = fork(fileURLToPath(new URL("ledgerWriter.ts", import.meta.url)), [url], {
          stdio: ["ignore", "ignore", "ignore", "ipc"],
        });
        // It exits by itself while the database is down; then it is started again.
        const [answer] = await Promise.race([once(started, "message"), once(started, "exit")]);
        if (typeof answer !== "object") continue;
        started.on("message", ({ id, posted }: BatchAnswer) => {
          waiting.get(id)?.(posted);
          waiting.delete(id);
        });
        started.on("error", () => {});
        started.on("exit", failAll);
        child = started;
        return;
      }
    },
    async kill() {
      const ended = child === undefined ? undefined : once(child, "exit");
      child?.kill("SIGKILL");
      await ended;
      child = undefined;
    },
    async post(from, size) {
      lastId += 1;
      const id = lastId;
      const to = child;
      if (to?.connected !== true) return false;
      const posted = await new Promise<number>((resolve) => {
        waiting.set(id, resolve);
        to.send({ id, from, size } satisfies Batch);
      });
      return posted === size;
    },
  };
}
