import { setTimeout as wait } from "node:timers/promises";
import type { SomeServices } from "../Services.ts";

const pause = 1_000;

/** The followers that run. */
export interface Followers {
  /** Ends them; what one has begun it ends first. */
  readonly stop: () => Promise<void>;
}

/** A follower, with what it takes. */
interface FollowerOf<Services> {
  readonly name: string;
  readonly follow: (services: Services) => Promise<void>;
}

/** Runs each follower again and again, a second after it has ended. One that fails is written to the log and goes on. */
export function startFollowers<Services extends SomeServices<"log">>(
  followers: readonly FollowerOf<Services>[],
  services: Services,
): Followers {
  const closing = new AbortController();
  const run = async ({ name, follow }: FollowerOf<Services>): Promise<void> => {
    while (!closing.signal.aborted) {
      await follow(services).catch((error: unknown) =>
        services.log.error({ err: error, follower: name }, "a follower failed"),
      );
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const running = followers.map(run);
  return {
    stop: async () => {
      closing.abort();
      await Promise.all(running);
    },
  };
}
