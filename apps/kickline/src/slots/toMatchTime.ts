/** The parts of a match, in their order. */
export const matchParts = ["firstHalf", "halfTime", "secondHalf", "fullTime"] as const;

/** A part of a match. */
export type MatchPart = (typeof matchParts)[number];

/** Where a match is: its part, and the minute that has begun on its clock; the clock stands at half-time and at the end. */
export type MatchTime = { readonly part: MatchPart; readonly minute: number };

/** Minutes of play in a half, and of rest between two. */
export const matchLength = { half: 45, rest: 15 } as const;

/** The match time after so many whole minutes of a visit. */
export function toMatchTime(minutes: number): MatchTime {
  const { half, rest } = matchLength;
  if (minutes < half) return { part: "firstHalf", minute: minutes + 1 };
  if (minutes < half + rest) return { part: "halfTime", minute: half };
  if (minutes < half + rest + half) return { part: "secondHalf", minute: minutes - rest + 1 };
  return { part: "fullTime", minute: 2 * half };
}
