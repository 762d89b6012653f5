import { createPasswords, type Passwords } from "../src/authentication/passwords.ts";

/** The least cost that argon2id allows: a hundredth of the computing. */
export const quickCost = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** Hashes as the gateway's own do, at {@link quickCost}. */
export const createQuickPasswords = (): Promise<Passwords> => createPasswords(quickCost);
