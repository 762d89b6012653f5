import type { Limit } from "@marquee/rate-limit";
import type { Answer, ShortLivedState } from "../adapters/short-lived-state/ShortLivedState.ts";
import { StateUnavailableError } from "../adapters/short-lived-state/StateUnavailableError.ts";
import { Refusal } from "../http/Refusal.ts";
import type { RateLimiter } from "./rateLimiter.ts";

/** Takes one call from the subject's allowance at all gateways. @throws Refusal `rate.limited` with the seconds to wait */
export type SharedRateLimiter = (subject: string, limit: Limit) => Answer<void>;

function refuseEarly(retryAfter: number): void {
  if (retryAfter > 0) throw new Refusal("rate.limited", { retryAfter });
}

/** Windows of fixed length in `state`. While that does not answer, `own` counts: a failed store neither stops calls nor lifts limits. */
export function createSharedRateLimiter(state: ShortLivedState, own: RateLimiter): SharedRateLimiter {
  async function refuseAfter(subject: string, limit: Limit, answer: Promise<number>): Promise<void> {
    try {
      refuseEarly(await answer);
    } catch (error) {
      if (!(error instanceof StateUnavailableError)) throw error;
      own(subject, limit);
    }
  }

  return (subject, limit) => {
    const answer = state.count(subject, limit);
    return typeof answer === "number" ? refuseEarly(answer) : refuseAfter(subject, limit, answer);
  };
}
