import { createRandom } from "../demo/random.ts";

/** How many come in each hour of a brand's day: the evening is when most play. */
const hours = [5, 3, 2, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 6, 7, 8, 10, 13, 15, 15, 13, 9] as const;
const allHours = hours.reduce((sum: number, share) => sum + share, 0);
/** From Monday to Sunday. */
const weekdays = [0.85, 0.8, 0.85, 0.95, 1.2, 1.4, 1.3] as const;

/** What happens on a day of a brand: who comes, when. Times in seconds after its midnight. */
export interface LifeDay {
  readonly joins: readonly number[];
  readonly visits: readonly number[];
}

/** A second of the day, likely as the hour is busy. */
function toSecond(random: (limit: number) => number): number {
  let left = random(allHours);
  const hour = hours.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return hour * 3_600 + random(3_600);
}

/** The same day for the same brand and the same number of days before the end. `weekday` from 0 for Monday; the brand is
 * young, and grows from week to week. */
export function planDay(brand: string, before: number, weekday: number, visits: number): LifeDay {
  const random = createRandom(`life of ${brand}, ${before} days before`);
  const growth = Math.exp(-before / 30);
  const times = (most: number): number[] => {
    const wanted = most * growth * (weekdays[weekday] ?? 1);
    const count = Math.floor(wanted) + (random(100) < (wanted % 1) * 100 ? 1 : 0);
    return Array.from({ length: count }, () => toSecond(random)).toSorted((a, b) => a - b);
  };
  return { joins: times(visits / 8), visits: times(visits) };
}
