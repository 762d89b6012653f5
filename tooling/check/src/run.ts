import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./root.ts";

/** Runs a program with our own output and answers its exit code; `cwd` is a folder from the top, whose own tools win. */
export function run(command: string, args: readonly string[], cwd = ".", env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const folder = join(root, cwd);
    const PATH = [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
    const child = spawn(command, args, { cwd: folder, stdio: "inherit", env: { ...process.env, ...env, PATH } });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
