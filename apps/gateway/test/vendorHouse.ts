import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findPort } from "@marquee/ports";
import { startServer } from "./startServer.ts";

const main = fileURLToPath(new URL("../../game-house/src/server/main.ts", import.meta.url));

/** What the operator of the game house has go wrong with transfers. */
type VendorFault = "none" | "lose" | "drop" | "late" | "refuse" | "silent";

/** The game house as a vendor with a wallet of its own, in a process of its own. */
export interface VendorHouse {
  readonly url: string;
  readonly walletsFile: string;
  /** Starts it, or starts it again on the same data; its games play through the gateway at `gatewayUrl`. */
  readonly start: (gatewayUrl: string, houseSecret: string) => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly setFault: (name: VendorFault) => Promise<void>;
  /** Makes a call of a game's client. @throws with the refusal */
  readonly play: (name: string, body: object, token?: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly stop: () => Promise<void>;
}

const secret = "a-secret-of-the-tests-alone";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Prepares one for a merchant's vendor; nothing runs before `start`. */
export async function createVendorHouse(merchant: string, vendor: string): Promise<VendorHouse> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-vendor-"));
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const [secretsFile, walletsFile] = [join(folder, "secrets.json"), join(folder, "wallets.json")];
  const socketPath = join(folder, "operator.sock");
  writeFileSync(secretsFile, JSON.stringify({ [`${merchant}-${vendor}`]: secret }));
  writeFileSync(walletsFile, JSON.stringify({ [merchant]: { [vendor]: { GAME_HOUSE: { url, secret } } } }));
  let child: ChildProcess | undefined;

  async function start(gatewayUrl: string, houseSecret: string): Promise<void> {
    const env = {
      GAME_HOUSE_PORT: String(port),
      GAME_HOUSE_DATA: join(folder, "data"),
      GAME_HOUSE_GATEWAY_URL: gatewayUrl,
      GAME_HOUSE_SECRET: houseSecret,
      GAME_HOUSE_TRANSFER_WALLETS: secretsFile,
      GAME_HOUSE_OPERATOR_SOCKET: socketPath,
    };
    const started = startServer(main, env);
    child = started;
    const isUp = (): Promise<boolean> =>
      fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (started.exitCode !== null) throw new Error(`the game house ended with code ${started.exitCode}`);
      await wait(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  return {
    url,
    walletsFile,
    start,
    kill: () => end("SIGKILL"),
    setFault: (name) =>
      new Promise((resolve, reject) => {
        const headers = { "content-type": "application/json" };
        const call = request({ socketPath, path: "/faults", method: "POST", headers }, (response) => {
          response.resume();
          if (response.statusCode === 200) response.on("end", () => resolve());
          else reject(new Error(`fault ${name}: ${response.statusCode}`));
        });
        call.on("error", reject);
        call.end(JSON.stringify({ name }));
      }),
    async play(name, body, token) {
      const headers = {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(`${url}/api/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
      const answer: unknown = await response.json();
      if (!response.ok || !isRecord(answer)) throw new Error(`${name}: ${response.status} ${JSON.stringify(answer)}`);
      return answer;
    },
    stop: async () => {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
