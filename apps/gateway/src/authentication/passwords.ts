import { createFairTurns, type FairTurns } from "../turns/createFairTurns.ts";
import { compareHash, computeHash, type HashCost, hashThreadCount } from "./hashThreads.ts";

/** The cost of a hash: argon2id, the library's default algorithm. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and checks passwords in turns by owner. @throws Refusal `rate.limited` where the queue is full */
interface Hasher {
  /** The hash of a new password. It queues behind other new ones only, so registrations never delay logins. */
  readonly hash: (owner: string, password: string) => Promise<string>;
  /** False for a wrong password; takes the same time when there is no hash to compare with. */
  readonly verify: (owner: string, stored: string | null, password: string) => Promise<boolean>;
}

/**
 * Hashes and checks passwords, a few at a time, so that a flood waits or is refused and does not stop the server. Members' have turns by
 * their merchant's id: one merchant's flood delays another's login by a turn.
 */
export interface Passwords extends Hasher {
  /** The same for staff, in queues of the desk's own: no flood of members' logins delays them. Turns are by address or person. */
  readonly desk: Hasher;
}

/** What computes a hash and compares one. */
export interface Hashing {
  readonly compute: typeof computeHash;
  readonly compare: typeof compareHash;
}

/** Queues for logins and shorter, narrower ones for new passwords, so that the threads serve them in turns; the desk has its own. */
export async function createPasswords(
  cost: HashCost = passwordCost,
  { compute, compare }: Hashing = { compute: computeHash, compare: compareHash },
): Promise<Passwords> {
  const nobody = await compute("nobody has this password", cost);
  const toHasher = (checks: FairTurns, news: FairTurns): Hasher => ({
    hash: (owner, password) => news(owner, () => compute(password, cost)),
    verify: async (owner, stored, password) => {
      const matches = await checks(owner, () => compare(stored ?? nobody, password));
      return matches && stored !== null;
    },
  });
  return {
    ...toHasher(createFairTurns(hashThreadCount, 64), createFairTurns(1, 32)),
    desk: toHasher(createFairTurns(1, 32), createFairTurns(1, 16)),
  };
}
