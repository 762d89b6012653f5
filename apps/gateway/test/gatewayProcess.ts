import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gameHouseProvider } from "../src/secrets/openSecrets.ts";
import { brandsFolder, testDemo } from "./firstData.ts";
import type { Gateway, Incoming, Outgoing } from "./visitor.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** A gateway in a process of its own, which can be killed and started again on the same data. */
export interface GatewayProcess extends Gateway {
  readonly port: number;
  readonly start: () => Promise<void>;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly getHouseSecret: () => string;
  readonly getOutput: () => string;
  /** The number of the process that runs; `undefined` before the start. */
  readonly getPid: () => number | undefined;
}

function send(port: number, { method, url, query = {}, headers, payload }: Outgoing): Promise<Incoming> {
  const search = new URLSearchParams(query).toString();
  return new Promise((resolve, reject) => {
    const path = search === "" ? url : `${url}?${search}`;
    const call = request({ host: "127.0.0.1", port, method, path, headers, timeout: 10_000 }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        body += part;
      });
      response.on("error", reject);
      response.on("end", () => {
        const json = (): unknown => JSON.parse(body);
        const cookies = (response.headers["set-cookie"] ?? []).map((text) => {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
          return { name, value };
        });
        resolve({ statusCode: response.statusCode ?? 0, body, json, cookies });
      });
    });
    call.on("error", reject);
    call.on("timeout", () => call.destroy(new Error("no answer in time")));
    call.end(payload);
  });
}

/** Prepares one; nothing runs before `start`. */
export function createGatewayProcess(
  data: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): GatewayProcess {
  let child: ChildProcess | undefined;
  let output = "";

  const isUp = (): Promise<boolean> =>
    send(port, { method: "GET", url: "/health", headers: {} }).then(
      ({ statusCode }) => statusCode === 200,
      () => false,
    );

  return {
    port,
    http: { inject: (outgoing) => send(port, outgoing) },
    getHouseSecret: () => readFileSync(join(data, "providers", `${gameHouseProvider}.secret`), "utf8").trim(),
    getOutput: () => output,
    getPid: () => child?.pid,
    async start() {
      const settings = {
        MARQUEE_DATA: data,
        MARQUEE_PORT: `${port}`,
        MARQUEE_BRANDS: brandsFolder,
        MARQUEE_DEMO: testDemo.join(),
        ...env,
      };
      const started = spawn(process.execPath, [main], {
        env: { ...process.env, ...settings },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream.on("data", (part: Buffer) => {
          output += part.toString();
        });
      }
      while (!(await isUp())) {
        if (started.exitCode !== null)
          throw new Error(`the gateway ended with ${started.exitCode}: ${output.slice(-2_000)}`);
        await wait(100);
      }
    },
    async kill(signal) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      child.kill(signal);
      await once(child, "exit");
      return child.exitCode;
    },
  };
}
