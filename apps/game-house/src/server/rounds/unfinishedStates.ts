import type { HouseRoundState } from "@marquee/contract";

/** States that a round leaves by itself or by the player's next press. */
export const unfinishedStates = ["BETTING", "UNDOING", "OPEN", "PAYING"] as const satisfies readonly HouseRoundState[];
