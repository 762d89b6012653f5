import { isMainThread } from "node:worker_threads";

/** How long an ordered end may take, in milliseconds. */
const patience = 5_000;

/**
 * Loaded before a server's program (`node --import`): its standard input is a pipe from who started it, and closes when
 * that is gone, by whatever signal. Then it ends in order, and by force when that takes too long.
 */
function end(): void {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), patience).unref();
}

if (isMainThread) {
  process.stdin.once("close", end);
  process.stdin.resume();
  // It keeps nobody up who has nothing else to do.
  process.stdin.unref();
}
