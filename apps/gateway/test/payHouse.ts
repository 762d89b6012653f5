import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findPort } from "@marquee/ports";
import { startServer } from "./startServer.ts";

const main = fileURLToPath(new URL("../../pay-house/src/main.ts", import.meta.url));

/** What the panel has go wrong with callbacks. */
type Fault = "late" | "double" | "disordered" | "forged" | "amount" | "currency" | "lost";

/** The payment provider in a process of its own, and the settings file that names it to a gateway. */
export interface PayHouse {
  readonly origin: string;
  readonly paymentsFile: string;
  /** Signs calls in both directions. */
  readonly secret: string;
  /** Starts it, or starts it again on the same data; its callbacks go to the gateway at `callbacks`. */
  readonly start: (callbacks: string) => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Sends a payer's form to a deposit's page. */
  readonly submit: (url: string, form: Readonly<Record<string, string>>) => Promise<void>;
  readonly setFaults: (...faults: readonly Fault[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const secret = "a-secret-of-the-tests-alone";

async function post(url: string, form: URLSearchParams): Promise<void> {
  const response = await fetch(url, { method: "POST", redirect: "manual", body: form });
  if (response.status !== 303) throw new Error(`${url}: ${response.status} ${await response.text()}`);
}

/** Prepares one for a merchant, at which it has a code, with a database of its own or the one at `url`; nothing runs before `start`. */
export async function createPayHouse(merchant = "AURELUNE", code = "PAY_HOUSE", url?: string): Promise<PayHouse> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-pay-"));
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const [merchantsFile, paymentsFile] = [join(folder, "merchants.json"), join(folder, "payments.json")];
  writeFileSync(paymentsFile, JSON.stringify({ [merchant]: { PAY_HOUSE: { url: origin, secret } } }));
  let child: ChildProcess | undefined;

  async function start(callbacks: string): Promise<void> {
    const callbackUrl = `${callbacks}/payments/${merchant}/${code}`;
    const origins = [`http://${merchant.toLowerCase()}.localhost`];
    writeFileSync(merchantsFile, JSON.stringify([{ id: merchant, secret, callbackUrl, origins }]));
    const env = {
      PAY_HOUSE_PORT: String(port),
      ...(url === undefined ? { PAY_HOUSE_DATA: join(folder, "data") } : { PAY_HOUSE_DATABASE_URL: url }),
      PAY_HOUSE_MERCHANTS: merchantsFile,
      PAY_HOUSE_PAYOUT_DELAY: "0",
    };
    const started = startServer(main, env);
    child = started;
    const isUp = (): Promise<boolean> =>
      fetch(`${origin}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (started.exitCode !== null || started.signalCode !== null)
        throw new Error(`the pay-house ended with ${started.exitCode ?? started.signalCode}`);
      await wait(20);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  return {
    origin,
    paymentsFile,
    secret,
    start,
    kill: () => end("SIGKILL"),
    submit: (url, form) => post(url, new URLSearchParams(form)),
    setFaults: (...faults) =>
      post(
        `${origin}/panel/faults`,
        new URLSearchParams([["merchant", merchant], ...faults.map((name): [string, string] => ["fault", name])]),
      ),
    stop: async () => {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
