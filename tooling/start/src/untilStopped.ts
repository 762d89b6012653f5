import type { Running } from "./startProcess.ts";

/** Keeps the process running until Ctrl-C or until one of its servers ends; then stops the others in order and exits. */
export function untilStopped(servers: readonly Running[], stopAll: () => Promise<void>): void {
  let isStopping = false;
  const stop = (code: number): void => {
    if (isStopping) return;
    isStopping = true;
    stopAll().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));
  for (const { name, ended } of servers)
    void ended.then((code) => {
      if (!isStopping) console.error(`${name} ended by itself with code ${code}`);
      stop(1);
    });
}
