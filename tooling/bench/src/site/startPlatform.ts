import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Serving } from "./serve.ts";

/**
 * Runs what `pnpm start` runs on an empty data folder, and answers when the first brand's site does. @throws when it ends before that
 * @param port the first one to try; `settings` are further variables of the environment
 */
export async function startPlatform(port = 4820, settings: NodeJS.ProcessEnv = {}): Promise<Serving> {
  const data = mkdtempSync(join(tmpdir(), "marquee-bench-"));
  const program = fileURLToPath(import.meta.resolve("../../../start/src/start.ts"));
  const child = spawn(
    process.execPath,
    [program, "--port", `${port}`, "--game-port", `${port + 100}`, "--data", data],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, MARQUEE_DEMO: "1", ...settings },
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const stop = async (): Promise<void> => {
    child.kill("SIGINT");
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const found = /http:\/\/\S+/.exec(said)?.[0];
      if (found !== undefined && said.includes("Ctrl-C")) resolve(found);
    });
    void ended.then((code) => {
      rmSync(data, { recursive: true, force: true });
      reject(new Error(`start ended with code ${code}:\n${said}`));
    });
  });
  return { url, stop };
}
