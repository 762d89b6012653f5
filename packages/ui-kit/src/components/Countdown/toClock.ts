/** Whole seconds until an instant (ms since 1970) as seen at `now`; never below 0. */
export function toSecondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** `65` is `1:05`, `3605` is `1:00:05`; days are hours: `90000` is `25:00:00`. */
export function toClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number): string => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
