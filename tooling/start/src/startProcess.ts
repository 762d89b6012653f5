import { type ChildProcess, spawn } from "node:child_process";

/** A server that was started: how to stop it, and its end. */
export type Running = {
  readonly name: string;
  /** Asks it to end, and ends it by force when it has not within five seconds. */
  readonly stop: () => Promise<void>;
  /** Settles when it has ended, with its exit code. */
  readonly ended: Promise<number>;
};

const timeout = 5_000;

function stopChild(child: ChildProcess, ended: Promise<number>): Promise<void> {
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), timeout);
  return ended.then(() => clearTimeout(force));
}

const preload = new URL("./endWithStarter.ts", import.meta.url).href;

/** Node 24 may abort in "UnregisterWasmAllocation" while it frees code of the embedded database (nodejs/node#64500). */
const options = ["--no-wasm-code-gc", "--no-memory-protection-keys"];

/**
 * Starts one of our Node programs, which ends when this process ends for any reason; inherits its output when `isLoud`, else only its errors: what it
 * writes to the error output, and its log where that has `errors` alone.
 */
export function startProcess(
  name: string,
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  isLoud: boolean,
  log: "everything" | "errors" = "everything",
): Running {
  // Detached: Ctrl-C reaches this program alone, which then ends the others in order.
  const child = spawn(process.execPath, [...options, "--import", preload, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ["pipe", isLoud ? "inherit" : log === "errors" ? process.stderr : "ignore", "inherit"],
    detached: true,
  });
  const ended = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  return { name, ended, stop: () => stopChild(child, ended) };
}
