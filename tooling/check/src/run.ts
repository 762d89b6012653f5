import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/**
 * Runs a program in a folder, that folder's tools first, and answers its exit code. What it says goes to `say` as it comes, or
 * to our own output.
 */
export function run(
  command: string,
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
  say?: (text: string) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const PATH = [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
    const child = spawn(command, args, {
      cwd: folder,
      stdio: say ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env, PATH },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => say?.(text));
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
