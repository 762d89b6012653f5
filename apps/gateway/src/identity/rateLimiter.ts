import { Refusal } from "../http/Refusal.ts";
import { createExpiringMap } from "./createExpiringMap.ts";

/** How many calls of one kind one address may make in a window. */
interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

/** Takes one call from the address's allowance. @throws Refusal `rate.limited` with the seconds to wait */
export type RateLimiter = (subject: string, limit: Limit) => void;

/** Windows of fixed length in this process. */
export function createRateLimiter(): RateLimiter {
  const windows = createExpiringMap<{ used: number; readonly until: number }>();
  return (subject, { calls, seconds }) => {
    const window = windows.get(subject);
    if (window === undefined) {
      windows.set(subject, { used: 1, until: Date.now() + seconds * 1000 }, seconds * 1000);
      return;
    }
    window.used += 1;
    if (window.used > calls) {
      throw new Refusal("rate.limited", { retryAfter: Math.max(1, Math.ceil((window.until - Date.now()) / 1000)) });
    }
  };
}
