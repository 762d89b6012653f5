import { exitCodes } from "./ExitCode.ts";

/**
 * Ends this process with a code. On exit Node waits for pending file operations that may never finish, even in
 * `process.exit`; so after a store fault the process replaces itself with a program that exits at once.
 */
export function endNow(code: number): void {
  process.exitCode = code;
  if (code === exitCodes.store.code) process.execve?.("/bin/sh", ["sh", "-c", `exit ${code}`]);
}
