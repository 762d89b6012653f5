import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../start/src/start.ts", import.meta.url));

/** Where a platform is: the port of its sites, and the page on which its payment provider is told what is to go wrong. */
type Addresses = { readonly port: string; readonly payments: string };

/** Reads the program's output until everything runs. */
function readAddresses(child: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const port = /aurelune\.localhost:(\d+)/.exec(said)?.[1];
      const payments = /payments +(\S+\/panel)/.exec(said)?.[1];
      if (port !== undefined && payments !== undefined && said.includes("Ctrl-C")) resolve({ port, payments });
    });
    child.once("exit", (code) => reject(new Error(`start ended with code ${code}:\n${said}`)));
  });
}

/** Ends the platform as Ctrl-C does. @throws when it ends with an error code or not within fifteen seconds */
function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const force = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error("start did not end within 15 s of Ctrl-C"));
    }, 15_000);
    child.removeAllListeners("exit");
    child.once("exit", (code) => {
      clearTimeout(force);
      if (code === 0) resolve();
      else reject(new Error(`start ended with code ${code} after Ctrl-C`));
    });
    child.kill("SIGINT");
  });
}

/** Where the ports of a worker's platform begin: its own, so that two platforms that start at once never try the same ones. */
export const toFirstPort = (worker: number): number => 10_000 + (worker % 100) * 200;

/** A platform with a data folder of its own. */
export type Platform = Addresses & { readonly data: string; readonly close: () => Promise<void> };

/** Runs `pnpm start`'s program with an empty data folder, with these ports to try first and these further settings. */
export async function openPlatform(ports: readonly [number, number], settings: NodeJS.ProcessEnv): Promise<Platform> {
  const data = mkdtempSync(join(tmpdir(), "marquee-e2e-"));
  const args = [program, "--port", String(ports[0]), "--game-port", String(ports[1]), "--data", data];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    // The journeys make what they look at, and begin without anybody's past.
    env: { ...process.env, MARQUEE_DEMO: "1", ...settings },
  });
  const addresses = await readAddresses(child);
  const close = async (): Promise<void> => {
    await stop(child);
    rmSync(data, { recursive: true, force: true });
  };
  return { ...addresses, data, close };
}

/** Starts the platform of all journeys. Tests find it by `E2E_PORT`, the operator's command by `E2E_DATA`. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const { port, data, close } = await openPlatform([4800, 4900], {});
  process.env["E2E_PORT"] = port;
  process.env["E2E_DATA"] = data;
  return close;
}
