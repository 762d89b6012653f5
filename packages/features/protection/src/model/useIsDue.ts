import { useEffect, useState } from "react";

/** The longest time that a timer can wait, in milliseconds. */
const longest = 2_147_483_647;

/** Whether a time, in milliseconds, is past; it turns by itself. Null never is. */
export function useIsDue(at: number | null): boolean {
  const [now, setNow] = useState(Date.now);
  const isDue = at !== null && at <= now;
  useEffect(() => {
    if (at === null || isDue) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(longest, Math.max(0, at - Date.now()) + 50));
    return () => clearTimeout(timer);
  }, [at, isDue, now]);
  return isDue;
}
