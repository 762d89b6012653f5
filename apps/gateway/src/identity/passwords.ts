import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "../http/Refusal.ts";

// The library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and checks passwords, a few at a time: a flood of logins waits or is refused, it does not stop the server. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** False for a wrong password, and after the same time when there is no hash to compare with. */
  readonly verify: (stored: string | null, password: string) => Promise<boolean>;
}

/** A queue of `workers` at once and at most `waiting` behind them. */
export async function createPasswords(workers = 2, waiting = 64): Promise<Passwords> {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < workers) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new Refusal("rate.limited", { retryAfter: 5 });
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  const nobody = await hash("nobody has this password", cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (stored, password) => {
      const matches = await inTurn(() => verify(stored ?? nobody, password));
      return matches && stored !== null;
    },
  };
}
