/** A job that repeats until it is stopped; `stop` resolves when the run under way has ended. */
export type Worker = { readonly stop: () => Promise<void> };

/** Runs `job` at once and again `pause` milliseconds after each end; a failure is told and does not stop it. */
export function createWorker(job: () => Promise<unknown>, pause: number, tell: (error: unknown) => void): Worker {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const run = (): void => {
    running = job()
      .then(
        () => {},
        (error: unknown) => tell(error),
      )
      .then(() => {
        if (!stopped) timer = setTimeout(run, pause);
      });
  };
  run();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
