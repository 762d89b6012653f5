import { Refusal } from "../http/Refusal.ts";

/** How long a refused page waits, in seconds. */
const retryAfter = 30;

/** A wait that has begun: it ends with the next change at the merchant, after its time, or when it is stopped. */
interface Wait {
  readonly over: Promise<void>;
  readonly stop: () => void;
}

/** Calls that wait at this gateway for a change at their merchant, or at all together; at most so many of a session. */
export function createWaits(mostOfSession: number) {
  const waits = new Set<{
    readonly tenantIds: readonly string[];
    readonly session: string;
    readonly stop: () => void;
  }>();
  return {
    /** @throws Refusal `rate.limited` when the session waits too often */
    add(tenantIds: readonly string[], session: string, milliseconds: number): Wait {
      const own = [...waits].filter((wait) => wait.session === session);
      if (own.length >= mostOfSession) throw new Refusal("rate.limited", { retryAfter });
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => wait.stop(), milliseconds);
      timer.unref();
      const wait = {
        tenantIds,
        session,
        stop: () => {
          clearTimeout(timer);
          waits.delete(wait);
          resolve();
        },
      };
      waits.add(wait);
      return { over, stop: wait.stop };
    },
    /** Ends the waits at these merchants. */
    tell(changed: ReadonlySet<string>): void {
      for (const wait of waits) if (wait.tenantIds.some((id) => changed.has(id))) wait.stop();
    },
    stopAll(): void {
      for (const wait of waits) wait.stop();
    },
  };
}
