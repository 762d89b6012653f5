import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** Runs a program in a folder, with our own output and that folder's tools first, and answers its exit code. */
export function run(command: string, args: readonly string[], folder: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const PATH = [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
    const child = spawn(command, args, { cwd: folder, stdio: "inherit", env: { ...process.env, ...env, PATH } });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
