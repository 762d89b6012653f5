import { exitCodes } from "./ExitCode.ts";

/**
 * Ends this process with a code when nothing else is to be done. Node waits at its end for a file that does not answer, by
 * `process.exit` too: after a fault of the store another program takes its place, which does not.
 */
export function endNow(code: number): void {
  process.exitCode = code;
  if (code === exitCodes.store.code) process.execve?.("/bin/sh", ["sh", "-c", `exit ${code}`]);
}
