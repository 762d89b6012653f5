/** The parts of a match, in order. */
export const matchParts = ["firstHalf", "halfTime", "secondHalf", "fullTime"] as const;

/** A part of a match. */
export type MatchPart = (typeof matchParts)[number];

/** The current part of a match and the current minute on its clock, from 1; the clock stops at half-time and at the end. */
export type MatchTime = { readonly part: MatchPart; readonly minute: number };

/** Minutes in a half, and in the break between the halves. */
export const matchLength = { half: 45, rest: 15 } as const;

/** The match time after a number of whole minutes of a visit. */
export function toMatchTime(minutes: number): MatchTime {
  const { half, rest } = matchLength;
  if (minutes < half) return { part: "firstHalf", minute: minutes + 1 };
  if (minutes < half + rest) return { part: "halfTime", minute: half };
  if (minutes < half + rest + half) return { part: "secondHalf", minute: minutes - rest + 1 };
  return { part: "fullTime", minute: 2 * half };
}
