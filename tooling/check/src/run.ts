import { spawn } from "node:child_process";
import { root } from "./root.ts";

/** Runs a program with our own output and answers its exit code; `cwd` is a folder from the top of the tree. */
export function run(command: string, args: readonly string[], cwd = ".", env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: `${root}/${cwd}`, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
