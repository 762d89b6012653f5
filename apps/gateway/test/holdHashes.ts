import { onTestFinished } from "vitest";
import type { App } from "../src/app.ts";
import { type Hashing, createPasswords } from "../src/authentication/passwords.ts";
import { compareHash, computeHash } from "../src/authentication/hashThreads.ts";
import { quickCost } from "./quickPasswords.ts";

/**
 * Lets no hash be computed, or compared, until the returned function is called: whatever comes before waits its turn, however fast the
 * machine is. It ends with the test.
 */
export async function holdHashes({ services }: Pick<App, "services">, held: keyof Hashing): Promise<() => void> {
  const { passwords } = services;
  const gate = { isOpen: Promise.resolve() };
  const holding = await createPasswords(quickCost, {
    compute: async (...task) => {
      if (held === "compute") await gate.isOpen;
      return computeHash(...task);
    },
    compare: async (...task) => {
      if (held === "compare") await gate.isOpen;
      return compareHash(...task);
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.isOpen = promise;
  Object.assign(services, { passwords: holding });
  onTestFinished(() => {
    resolve();
    Object.assign(services, { passwords });
  });
  return resolve;
}
