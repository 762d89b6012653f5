/** Sends the messages that wait in the outbox without waiting for the job. */
export interface SendSoon {
  /** Starts sending, or schedules another run if one is in progress. */
  readonly start: () => void;
  /** Resolves when nothing is being sent. */
  readonly settle: () => Promise<void>;
}

/** Runs `send` once at a time; requests that arrive in the meantime share the next run. */
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
