import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The gateways' ports, and members who log in with their right password. */
export interface FloodStart {
  readonly ports: readonly number[];
  readonly names: readonly string[];
}

/** Logins that were answered, and those that a full queue refused. */
export interface FloodCount {
  readonly done: number;
  readonly refused: number;
}

/** Starts a flood of logins in a process of its own. @returns a function that stops it, once the first login has succeeded */
export async function startFlood(start: FloodStart): Promise<() => Promise<FloodCount>> {
  // A real flood comes from other machines; here its process has low priority, so that it does not distort what is measured.
  const behind = { execPath: "nice", execArgv: ["-n", "19", process.execPath] };
  const child = fork(fileURLToPath(new URL("loginFlood.ts", import.meta.url)), behind);
  const waitForCount = async (): Promise<FloodCount> => {
    const [message] = await Promise.race([once(child, "message"), once(child, "exit").then(() => [undefined])]);
    if (typeof message !== "object") throw new Error("the flood of logins has ended by itself");
    return message;
  };
  const first = waitForCount();
  child.send(start);
  await first;
  return async () => {
    const last = waitForCount();
    child.send("stop");
    return last;
  };
}
