import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The program and the words before its arguments: the package manager that runs us, which may be a script or a binary; else the pinned one. */
function toProgram(root: string): readonly [string, ...string[]] {
  const manager = process.env["npm_execpath"];
  if (manager !== undefined && /pnpm(?:\.[cm]?js)?$/.test(manager))
    return manager.endsWith("js") ? [process.execPath, manager] : [manager];
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return ["npx", "-y", String(packageManager)];
}

/** Runs the package manager of a tree, `root`, in a folder. @returns its standard output @throws when it ends with another code than 0 */
export function runPnpm(root: string, args: readonly string[], folder = root): string {
  const [program, ...words] = toProgram(root);
  return execFileSync(program, [...words, ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "inherit"],
  });
}
