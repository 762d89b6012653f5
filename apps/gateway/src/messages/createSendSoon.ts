/** Sends what waits in the outbox without waiting for the job. */
export interface SendSoon {
  /** Starts sending, or another round of it when it is under way. */
  readonly start: () => void;
  /** Resolves when nothing is being sent. */
  readonly settle: () => Promise<void>;
}

/** Runs `send` one at a time; requests that arrive meanwhile share the next run. */
export function createSendSoon(send: () => Promise<void>, onFault: (error: unknown) => void): SendSoon {
  let running: Promise<void> | undefined;
  let isAsked = false;

  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await send().catch(onFault);
    }
    running = undefined;
  }

  return {
    start() {
      isAsked = true;
      running ??= run();
    },
    settle: async () => running,
  };
}
