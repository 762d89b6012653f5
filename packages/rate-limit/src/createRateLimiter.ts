/** How many calls one subject may make in a window. */
export interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

/** Takes one call from a subject's allowance. Answers the seconds to wait, 0 when the call is allowed. */
export type RateLimiter = (subject: string, limit: Limit) => number;

const mostSubjects = 100_000;

/** Windows of fixed length in this process, at most 100,000 at a time: then the oldest makes room. `now` in milliseconds. */
export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, { used: number; readonly until: number }>();
  return (subject, { calls, seconds }) => {
    const known = windows.get(subject);
    if (known !== undefined && known.until > now()) {
      known.used += 1;
      return known.used > calls ? Math.max(1, Math.ceil((known.until - now()) / 1_000)) : 0;
    }
    // Moved to the end, so that the first is the oldest.
    windows.delete(subject);
    windows.set(subject, { used: 1, until: now() + seconds * 1_000 });
    const [oldest] = windows.size > mostSubjects ? windows.keys() : [];
    if (oldest !== undefined) windows.delete(oldest);
    return 0;
  };
}
