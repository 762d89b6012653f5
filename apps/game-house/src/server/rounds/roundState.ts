import type { RoundStatus } from "../../api/GameApi.ts";

/** Where a round may go from each state (contract 3.12.3 rule 5). */
export const roundTransitions: Readonly<Record<RoundStatus, readonly RoundStatus[]>> = {
  // Stored, the wallet not yet asked or its answer not known.
  BETTING: ["OPEN", "SETTLED", "REFUSED", "UNDOING", "VOID"],
  // The bet's fate is not known: rolled back until that is final.
  UNDOING: ["VOID", "SETTLED", "DISPUTED"],
  // The stake is taken, the player has more to press.
  OPEN: ["PAYING"],
  // Shown to its end: the win is sent until that is final.
  PAYING: ["SETTLED", "DISPUTED"],
  // The stake was not taken.
  REFUSED: [],
  // The stake was given back.
  VOID: [],
  SETTLED: [],
  // The wallet refused for good what it should have taken: a person looks, and says how it goes on.
  DISPUTED: ["PAYING", "UNDOING", "SETTLED", "VOID"],
};

/** States that a round leaves by itself or by the player's next press. */
export const unfinishedStates = ["BETTING", "UNDOING", "OPEN", "PAYING"] as const satisfies readonly RoundStatus[];

/** True when the table allows the step. */
export function canMove(from: RoundStatus, to: RoundStatus): boolean {
  return roundTransitions[from].includes(to);
}
