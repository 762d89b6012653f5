import { createRateLimiter as createLimiter, type Limit } from "@marquee/rate-limit";
import { Refusal } from "../http/Refusal.ts";

/** Takes one call from the subject's allowance. @throws Refusal `rate.limited` with the seconds to wait */
export type RateLimiter = (subject: string, limit: Limit) => void;

/** Windows of fixed length in this process. */
export function createRateLimiter(): RateLimiter {
  const take = createLimiter();
  return (subject, limit) => {
    const retryAfter = take(subject, limit);
    if (retryAfter > 0) throw new Refusal("rate.limited", { retryAfter });
  };
}
