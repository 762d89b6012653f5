import { isMainThread } from "node:worker_threads";

// Loaded before a server's program: the server's standard input is a pipe from who started it, and ends with that process, however it
// ends. The server's own threads load this too, and have another one.

if (isMainThread) {
  process.stdin
    .once("close", () => process.kill(process.pid, "SIGKILL"))
    .on("error", () => {})
    .resume();
  if ("unref" in process.stdin) process.stdin.unref();
}
