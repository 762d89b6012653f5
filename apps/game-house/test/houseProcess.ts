import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Storage } from "@marquee/database";
import type { ApiAnswers } from "../src/api/GameApi.ts";

const main = fileURLToPath(new URL("../src/server/main.ts", import.meta.url));

/** Where a house of these tests keeps its rounds, and whom it calls. */
export type ProcessSettings = {
  readonly storage: Exclude<Storage, { kind: "memory" }>;
  readonly gatewayUrl: string;
  readonly secret: string;
};

/** A game house in a process of its own, which can be killed and started again on the same data. */
export type HouseProcess = {
  readonly start: () => Promise<void>;
  /** Resolves when it is gone, with the exit code; null after a signal. */
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** @throws when the house ends before it answers, or refuses */
  readonly post: <Name extends keyof ApiAnswers>(name: Name, body: object, token?: string) => Promise<ApiAnswers[Name]>;
};

function toEnvironment({ storage, gatewayUrl, secret }: ProcessSettings): NodeJS.ProcessEnv {
  const place =
    storage.kind === "folder" ? { GAME_HOUSE_DATA: storage.path } : { GAME_HOUSE_DATABASE_URL: storage.url };
  return {
    ...process.env,
    ...place,
    GAME_HOUSE_GATEWAY_URL: gatewayUrl,
    GAME_HOUSE_SECRET: secret,
    GAME_HOUSE_PORT: "0",
  };
}

/** Prepares one; nothing runs before `start`. */
export function createHouseProcess(settings: ProcessSettings): HouseProcess {
  let child: ChildProcess | undefined;
  let address = "";

  return {
    async start() {
      const started = spawn(process.execPath, [main], {
        env: toEnvironment(settings),
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      let output = "";
      address = await new Promise<string>((resolve, reject) => {
        const read = (part: Buffer): void => {
          output += part.toString();
          const [, found] = /listening at (http:[^"]+)"/.exec(output) ?? [];
          if (found !== undefined) resolve(found);
        };
        started.stdout.on("data", read);
        started.stderr.on("data", read);
        started.once("exit", () => reject(new Error(`the house ended: ${output.slice(-2_000)}`)));
      });
    },
    async kill(signal) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
    async post(name, body, token) {
      const headers = {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(`${address}/api/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
      const text = await response.text();
      if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
      return JSON.parse(text);
    },
  };
}
