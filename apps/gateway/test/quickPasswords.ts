import { createPasswords, type Passwords } from "../src/identity/passwords.ts";

/** Hashes as the gateway's own do, at the least cost that argon2id allows: a hundredth of the computing. */
export const createQuickPasswords = (): Promise<Passwords> =>
  createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
