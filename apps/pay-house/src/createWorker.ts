/** A job that repeats until it is stopped; `stop` resolves when the run under way has ended. */
export type Worker = { readonly stop: () => Promise<void> };

/** Runs `job` again `pause` milliseconds after each end; a failure is told and does not stop it. */
export function createWorker(job: () => Promise<unknown>, pause: number, tell: (error: unknown) => void): Worker {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const run = (): void => {
    running = job()
      .then(() => undefined, tell)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, pause);
      });
  };
  run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
