import { Refusal } from "../http/Refusal.ts";
import { compareHash, computeHash, type HashCost, hashThreadCount } from "./hashThreads.ts";

/** The cost of a hash: argon2id, the library's default algorithm. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and checks passwords, a few at a time, so that a flood waits or is refused and does not stop the server. */
export interface Passwords {
  /** The hash of a new password. It queues behind other new ones only, so registrations never delay logins. */
  readonly hash: (password: string) => Promise<string>;
  /** False for a wrong password; takes the same time when there is no hash to compare with. */
  readonly verify: (stored: string | null, password: string) => Promise<boolean>;
}

type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most `workers` tasks at once while at most `waiting` wait. @throws Refusal `rate.limited` beyond that */
export function createTurns(workers: number, waiting: number): Turns {
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

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** What computes a hash and compares one. */
export interface Hashing {
  readonly compute: typeof computeHash;
  readonly compare: typeof compareHash;
}

/** A queue for logins and a shorter, narrower one for registrations, so that the threads serve them in turns. */
export async function createPasswords(
  cost: HashCost = passwordCost,
  { compute, compare }: Hashing = { compute: computeHash, compare: compareHash },
): Promise<Passwords> {
  const [checks, registrations] = [createTurns(hashThreadCount, 64), createTurns(1, 32)];
  const nobody = await compute("nobody has this password", cost);
  return {
    hash: (password) => registrations(() => compute(password, cost)),
    verify: async (stored, password) => {
      const matches = await checks(() => compare(stored ?? nobody, password));
      return matches && stored !== null;
    },
  };
}
