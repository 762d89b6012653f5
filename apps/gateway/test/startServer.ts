import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { fileURLToPath } from "node:url";

const endWithParent = fileURLToPath(new URL("./endWithParent.ts", import.meta.url));

/** Starts a server's program, which ends with this process at the latest, also when a test fails before it could end it. */
export function startServer(
  main: string,
  env: Readonly<Record<string, string>>,
  output: "ignore" | "inherit" | "pipe" = "inherit",
): ChildProcess {
  const stdio: StdioOptions = ["pipe", output === "pipe" ? "pipe" : "ignore", output];
  return spawn(process.execPath, ["--import", endWithParent, main], { env: { ...process.env, ...env }, stdio });
}
