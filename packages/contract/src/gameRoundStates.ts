import { type EventOf, transitionTable } from "./transition.ts";

/** The states that are stored of a round and told by `/round` (contract 3.12.2). */
export const storedGameRoundStates = ["OPEN", "CLOSED", "ROLLED_BACK"] as const;

/**
 * Life of a player's round at the wallet (contract 3.12.3). Events are the money calls that were let pass: `lastWin` is a
 * win that closes the round, `lastRollback` the one after which no bet of it stands.
 */
export const gameRoundStates = transitionTable({
  name: "game round",
  // Nothing is stored of it.
  initial: "NEW",
  states: ["NEW", ...storedGameRoundStates],
  final: ["CLOSED"],
  transitions: {
    bet: { NEW: "OPEN", OPEN: "OPEN", ROLLED_BACK: "OPEN" },
    // A win without a bet: only of the kinds that rule 3 exempts.
    win: { NEW: "OPEN", OPEN: "OPEN" },
    lastWin: { NEW: "CLOSED", OPEN: "CLOSED" },
    // It opens and closes its round by itself: a round that is open already is another one's.
    betwin: { NEW: "CLOSED", ROLLED_BACK: "CLOSED" },
    // Older programs stored one row for all players of a round: a bet of theirs may stand in one that is new or rolled back here.
    rollback: { NEW: "OPEN", OPEN: "OPEN", ROLLED_BACK: "ROLLED_BACK" },
    lastRollback: { OPEN: "ROLLED_BACK" },
  },
});

/** A state that is stored. */
export type StoredGameRoundState = (typeof storedGameRoundStates)[number];

/** A state of a round, stored or new. */
export type GameRoundState = (typeof gameRoundStates.states)[number];

/** What may happen to a round. */
export type GameRoundEvent = EventOf<typeof gameRoundStates>;
