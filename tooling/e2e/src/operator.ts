import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type BrandId, test } from "./site.ts";

const cli = fileURLToPath(new URL("../../../apps/gateway/src/cli/gateway.ts", import.meta.url));

/** What `pnpm gateway …` answers. */
export async function askGateway<Answer>(brand: BrandId, ...args: readonly string[]): Promise<Answer> {
  const all = [cli, ...args, "--merchant", brand, "--data", `${process.env["E2E_DATA"]}/gateway`];
  const { stdout } = await test.step("set-up: operators' commands", () => promisify(execFile)(process.execPath, all));
  return JSON.parse(stdout);
}
