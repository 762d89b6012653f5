import { isMainThread } from "node:worker_threads";

/** How long an ordered end may take, in milliseconds. */
const timeout = 5_000;

/**
 * Loaded before a server's program (`node --import`): its standard input is a pipe from its starter, which closes when
 * that process ends for any reason. Then the server shuts down, and is killed if that takes too long.
 */
function end(): void {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), timeout).unref();
}

if (isMainThread) {
  process.stdin.once("close", end);
  process.stdin.resume();
  // It does not keep an otherwise finished process alive.
  process.stdin.unref();
}
