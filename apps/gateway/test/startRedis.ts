import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A throw-away Redis server on a socket in a folder of its own. It keeps nothing: started again it is empty. */
export interface RedisServer {
  readonly url: string;
  readonly kill: () => Promise<void>;
  /** Starts it again after {@link RedisServer.kill}. */
  readonly restart: () => Promise<void>;
  /** Stops it from answering; connections stay open. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

const program = "redis-server";
/** The server ends with the test run, even one that is killed. */
const prefix = ["setpriv", "--pdeathsig=KILL"];

async function run(parameters: readonly string[]): Promise<ChildProcess> {
  const [command = "", ...rest] = [...prefix, program, ...parameters];
  const server = spawn(command, rest, { stdio: ["ignore", "pipe", "ignore"] });
  const hasEnded = once(server, "exit").then(([code]) => {
    throw new Error(`${program} ended with code ${String(code)} at its start`);
  });
  const isReady = (async () => {
    for await (const line of createInterface({ input: server.stdout }))
      if (/ready to accept connections/i.test(line)) return;
  })();
  await Promise.race([isReady, hasEnded]).catch((error: unknown) => {
    throw new Error(`${program} does not start: install Debian's package redis-server, as \`pnpm test\` does`, {
      cause: error,
    });
  });
  hasEnded.catch(() => {});
  // Nobody reads on: a full pipe would hold the server up.
  server.stdout.resume();
  return server;
}

/** Starts one. @throws when redis-server is missing: a suite that needs it fails, it is never skipped */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-redis-"));
  const socket = join(folder, "redis.sock");
  const parameters = ["--port", "0", "--unixsocket", socket, "--dir", folder, "--save", "", "--appendonly", "no"];
  let server = await run(parameters);

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGKILL");
    await once(server, "exit");
  }

  return {
    url: `unix://${socket}`,
    kill,
    restart: async () => {
      server = await run(parameters);
    },
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
