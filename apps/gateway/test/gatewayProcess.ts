import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gameHouseProvider } from "../src/secrets/openSecrets.ts";
import { brandsFolder, testDemo } from "./firstData.ts";
import { startServer } from "./startServer.ts";
import type { Gateway, Incoming, Outgoing } from "./visitor.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** A gateway in a process of its own, which can be killed and started again on the same data. */
export interface GatewayProcess extends Gateway {
  /** Where it listens; 0 while it does not yet. */
  readonly getPort: () => number;
  readonly start: () => Promise<void>;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly getHouseSecret: () => string;
  readonly getOutput: () => string;
  /** The number of the process that runs; `undefined` before the start. */
  readonly getPid: () => number | undefined;
}

function toCookies(lines: readonly string[] = []): Incoming["cookies"] {
  return lines.map((line) => {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    return { name, value };
  });
}

function send(port: number, { method, url, query = {}, headers, payload }: Outgoing): Promise<Incoming> {
  const search = new URLSearchParams(query).toString();
  return new Promise((resolve, reject) => {
    const path = search === "" ? url : `${url}?${search}`;
    const call = request({ host: "127.0.0.1", port, method, path, headers, timeout: 60_000 }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        body += part;
      });
      response.on("error", reject);
      response.on("end", () => {
        const json = (): unknown => JSON.parse(body);
        resolve({
          statusCode: response.statusCode ?? 0,
          body,
          json,
          cookies: toCookies(response.headers["set-cookie"]),
        });
      });
    });
    call.on("error", reject);
    call.on("timeout", () => call.destroy(new Error("no answer in time")));
    call.end(payload);
  });
}

const listening = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/;

/** Prepares one; nothing runs before `start`. Without a port, each start listens on one that is free and says so in the log. */
export function createGatewayProcess(
  data: string,
  wanted = 0,
  env: Readonly<Record<string, string>> = {},
): GatewayProcess {
  let child: ChildProcess | undefined;
  let port = wanted;
  let output = "";

  const isUp = (): Promise<boolean> =>
    send(port, { method: "GET", url: "/health", headers: {} }).then(
      ({ statusCode }) => statusCode === 200,
      () => false,
    );

  return {
    getPort: () => port,
    http: { inject: (outgoing) => send(port, outgoing) },
    getHouseSecret: () => readFileSync(join(data, "providers", `${gameHouseProvider}.secret`), "utf8").trim(),
    getOutput: () => output,
    getPid: () => child?.pid,
    async start() {
      const settings = {
        MARQUEE_DATA: data,
        MARQUEE_PORT: `${wanted}`,
        MARQUEE_BRANDS: brandsFolder,
        MARQUEE_DEMO: testDemo.join(),
        ...env,
      };
      const started = startServer(main, settings, "pipe");
      child = started;
      const from = output.length;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on("data", (part: Buffer) => {
          output += part.toString();
        });
      }
      port = wanted;
      while (port === 0 || !(await isUp())) {
        if (started.exitCode !== null || started.signalCode !== null)
          throw new Error(`the gateway ended with ${started.exitCode ?? started.signalCode}: ${output.slice(-2_000)}`);
        if (wanted === 0) port = Number(listening.exec(output.slice(from))?.[1] ?? 0);
        await wait(20);
      }
    },
    async kill(signal) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      child.kill(signal);
      await once(child, "exit");
      // The port is free for somebody else now.
      port = wanted;
      return child.exitCode;
    },
  };
}
