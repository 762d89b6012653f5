import { expect } from "vitest";
import type { Bench } from "./testCli.ts";

/** The faults that `validate --json` names. */
export async function listFaults(
  bench: Bench,
  id = "kickline",
): Promise<readonly { file: string; key: string; found: string; expected: string }[]> {
  const { code, out } = await bench.brand("validate", id, "--json");
  const { faults = [] } = JSON.parse(out);
  expect(code).toBe(faults.length > 0 ? 2 : 0);
  return faults;
}
