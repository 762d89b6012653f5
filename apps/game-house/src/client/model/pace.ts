import { getLeastSpin } from "../../api/leastSpin.ts";

/** How long things take, in milliseconds. */
export type Pace = {
  /** From the press until the reels begin to land. */
  readonly turning: number;
  /** Landing of the first reel, and how much later each next one stops. */
  readonly landing: number;
  readonly stagger: number;
  /** Symbols falling in a tumble. */
  readonly falling: number;
  /** A win is shown before what follows it. */
  readonly showing: number;
};

const lively: Pace = { turning: 500, landing: 420, stagger: 150, falling: 420, showing: 900 };
const calm: Pace = { turning: 300, landing: 20, stagger: 0, falling: 20, showing: 900 };

/** The pace of a jurisdiction, or of none where a round is only shown again; with reduced motion nothing travels, but a spin lasts as long as it must. */
export function getPace(jurisdiction: string | undefined, isReduced: boolean, reels: number): Pace {
  const pace = isReduced ? calm : lively;
  const landed = getLandingTime(pace, reels);
  return {
    ...pace,
    turning: Math.max(pace.turning, (jurisdiction === undefined ? 0 : getLeastSpin(jurisdiction)) - landed),
  };
}

/** Until the last reel stands. */
export function getLandingTime({ landing, stagger }: Pace, reels: number): number {
  return landing + stagger * (reels - 1);
}
