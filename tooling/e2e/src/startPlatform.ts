import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../start/src/start.ts", import.meta.url));

/** Reads the program's output until everything runs. @returns the port of the sites */
function readPort(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const port = /aurelune\.localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined && said.includes("Ctrl-C")) resolve(port);
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

/** Runs `pnpm start`'s program with an empty data folder. Tests find it by `E2E_PORT`, the operator's command by `E2E_DATA`. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), "marquee-e2e-"));
  const args = [program, "--port", "4800", "--game-port", "4900", "--data", data];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  process.env["E2E_PORT"] = await readPort(child);
  process.env["E2E_DATA"] = data;
  return async () => {
    await stop(child);
    rmSync(data, { recursive: true, force: true });
  };
}
