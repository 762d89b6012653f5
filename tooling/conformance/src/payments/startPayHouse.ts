import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findPort } from "@marquee/ports";

/** A pay-house that runs, and what the kit's command line says of it. */
export type RunningPayHouse = { readonly arguments: readonly string[]; readonly stop: () => Promise<void> };

const main = fileURLToPath(new URL("../../../../apps/pay-house/src/main.ts", import.meta.url));
const [merchant, site] = ["CONFORMANCE", "http://conformance.example"] as const;

async function untilUp(child: ChildProcess, origin: string): Promise<void> {
  const isUp = (): Promise<boolean> =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`the pay-house ended with code ${child.exitCode}`);
    await wait(50);
  }
}

/** Starts one in a process of its own, with the kit as its merchant. */
export async function startPayHouse(): Promise<RunningPayHouse> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-conformance-"));
  const [port, callbackPort] = [await findPort(), await findPort()];
  const origin = `http://127.0.0.1:${port}`;
  const [merchantsFile, secretFile] = [join(folder, "merchants.json"), join(folder, "secret")];
  const secret = "a-secret-of-the-kit-alone";
  writeFileSync(secretFile, secret);
  const known = { id: merchant, secret, callbackUrl: `http://127.0.0.1:${callbackPort}/callback`, origins: [site] };
  writeFileSync(merchantsFile, JSON.stringify([known]));
  const env = { PAY_HOUSE_PORT: `${port}`, PAY_HOUSE_DATA: join(folder, "data"), PAY_HOUSE_MERCHANTS: merchantsFile };
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilUp(child, origin);
  return {
    arguments: Object.entries({
      "--merchant": merchant,
      "--secret-file": secretFile,
      "--provider": origin,
      "--callback-port": `${callbackPort}`,
      "--site": site,
    }).flat(),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
