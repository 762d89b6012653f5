import type { Limit } from "@marquee/rate-limit";
import type { Answer, ShortLivedState } from "../adapters/short-lived-state/ShortLivedState.ts";
import { StateUnavailableError } from "../adapters/short-lived-state/StateUnavailableError.ts";
import { createExpiringMap } from "./createExpiringMap.ts";
import { Refusal } from "../http/Refusal.ts";
import type { RateLimiter } from "./rateLimiter.ts";

/** Takes one call from the subject's allowance at all gateways. @throws Refusal `rate.limited` with the seconds to wait */
export type SharedRateLimiter = (subject: string, limit: Limit) => Answer<void>;

function refuseEarly(retryAfter: number): void {
  if (retryAfter > 0) throw new Refusal("rate.limited", { retryAfter });
}

/** So many subjects that were refused are remembered. */
const mostRefused = 20_000;

/**
 * Windows of fixed length in `state`. A subject that was refused is refused here until the told seconds are over, without asking it: a flood costs
 * nobody else. While that does not answer, `own` counts: a failed store neither stops calls nor lifts limits. */
export function createSharedRateLimiter(state: ShortLivedState, own: RateLimiter): SharedRateLimiter {
  const refused = createExpiringMap<number>(mostRefused);

  async function refuseAfter(subject: string, limit: Limit, answer: Promise<number>): Promise<void> {
    try {
      const seconds = await answer;
      if (seconds > 0) refused.set(subject, Date.now() + seconds * 1_000, seconds * 1_000);
      refuseEarly(seconds);
    } catch (error) {
      if (!(error instanceof StateUnavailableError)) throw error;
      own(subject, limit);
    }
  }

  return (subject, limit) => {
    const until = refused.get(subject);
    if (until !== undefined) return refuseEarly(Math.max(1, Math.ceil((until - Date.now()) / 1_000)));
    const answer = state.count(subject, limit);
    return typeof answer === "number" ? refuseEarly(answer) : refuseAfter(subject, limit, answer);
  };
}
