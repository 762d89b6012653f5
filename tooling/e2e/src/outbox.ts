import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { BrandId } from "./site.ts";

const cli = fileURLToPath(new URL("../../../apps/gateway/src/cli/gateway.ts", import.meta.url));

/** The text that was sent last to a number or mailbox, as its owner reads it: `pnpm gateway messages`. */
export async function readNewest(brand: BrandId, recipient: string): Promise<string> {
  const args = [
    "messages",
    "--merchant",
    brand,
    "--recipient",
    recipient,
    "--data",
    `${process.env["E2E_DATA"]}/gateway`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args]);
  const lines: readonly { readonly text: string }[] = JSON.parse(stdout);
  return lines[0]?.text ?? "";
}

/** The code that was sent last to a number or mailbox. */
export async function readCode(brand: BrandId, recipient: string): Promise<string> {
  return /\d{6}/.exec(await readNewest(brand, recipient))?.[0] ?? "";
}
