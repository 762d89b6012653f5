import { onTestFinished } from "vitest";
import type { App } from "../src/app.ts";
import { createPasswords } from "../src/identity/passwords.ts";

/** Hashes at full cost until the test is over: for what shows only while hashes take longer than calls take to come. */
export async function useFullHashes({ services }: Pick<App, "services">): Promise<void> {
  const { passwords } = services;
  Object.assign(services, { passwords: await createPasswords() });
  onTestFinished(() => void Object.assign(services, { passwords }));
}
