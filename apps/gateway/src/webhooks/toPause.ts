/** Seconds before the second, third … try: the last one is made about 22 hours after the first. */
const pauses = [5, 30, 120, 600, 1_800, 3_600, 7_200, 10_800, 14_400, 18_000, 21_600] as const;

/** Seconds until the next try after so many; `undefined` when there is none. */
export function toPause(tries: number): number | undefined {
  return pauses[tries - 1];
}

/** Whether the receiver says that it is gone for good (Standard Webhooks: 410). */
export const isRefusedForGood = (status: number | null): boolean => status === 410;
