import { type EventOf, transitionTable } from "../transition.ts";

/** The states of a round that are stored and that `/round` answers (contract 3.12.2). */
export const storedGameRoundStates = ["OPEN", "CLOSED", "ROLLED_BACK"] as const;

/**
 * Life of a player's round at the wallet (contract 3.12.3). Events are the money calls that were accepted: `lastWin` is
 * a win that closes the round, `lastRollback` the one after which it has no bet left.
 */
export const gameRoundStates = transitionTable({
  name: "game round",
  // It is not stored.
  initial: "NEW",
  states: ["NEW", ...storedGameRoundStates],
  final: ["CLOSED"],
  transitions: {
    bet: { NEW: "OPEN", OPEN: "OPEN", ROLLED_BACK: "OPEN" },
    // A win without a bet: only of the kinds that contract 3.12.3 rule 3 exempts.
    win: { NEW: "OPEN", OPEN: "OPEN" },
    lastWin: { NEW: "CLOSED", OPEN: "CLOSED" },
    // It opens and closes its round in one call: a round that is already open belongs to another call.
    betwin: { NEW: "CLOSED", ROLLED_BACK: "CLOSED" },
    // Older programs stored one row for all players of a round: one of their bets may belong to a round that is new or
    // rolled back here.
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
/** Life of a round at an in-house game server: what it owes the wallet and the player (contract 3.12.3 rule 5). */
export const houseRoundStates = transitionTable({
  name: "house round",
  // Stored; the wallet has not been asked yet, or its answer is not known.
  initial: "BETTING",
  states: [
    "BETTING",
    // The stake is taken; the player has more decisions to make.
    "OPEN",
    // Played to its end: the win is sent until the answer is final.
    "PAYING",
    // What became of the bet is not known: the rollback is sent until the answer is final.
    "UNDOING",
    // The wallet refused for good what it should have accepted: a person decides how it goes on.
    "DISPUTED",
    "SETTLED",
    // The stake was not taken.
    "REFUSED",
    // The stake was given back.
    "VOID",
  ],
  final: ["SETTLED", "REFUSED", "VOID"],
  transitions: {
    open: { BETTING: "OPEN" },
    refuse: { BETTING: "REFUSED" },
    undo: { BETTING: "UNDOING", DISPUTED: "UNDOING" },
    pay: { OPEN: "PAYING", DISPUTED: "PAYING" },
    settle: { BETTING: "SETTLED", UNDOING: "SETTLED", PAYING: "SETTLED", DISPUTED: "SETTLED" },
    void: { BETTING: "VOID", UNDOING: "VOID", DISPUTED: "VOID" },
    dispute: { UNDOING: "DISPUTED", PAYING: "DISPUTED" },
  },
});

/** A state of a round at the game server. */
export type HouseRoundState = (typeof houseRoundStates.states)[number];

/** What may happen to a round at the game server. */
export type HouseRoundEvent = EventOf<typeof houseRoundStates>;
