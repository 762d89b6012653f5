import { type EventOf, transitionTable } from "./transition.ts";

/** Life of a round at an in-house game server: what it owes the wallet and the player (contract 3.12.3 rule 5). */
export const houseRoundStates = transitionTable({
  name: "house round",
  // Stored, the wallet not yet asked or its answer not known.
  initial: "BETTING",
  states: [
    "BETTING",
    // The stake is taken, the player has more to press.
    "OPEN",
    // Shown to its end: the win is sent until that is final.
    "PAYING",
    // The bet's fate is not known: rolled back until that is final.
    "UNDOING",
    // The wallet refused for good what it should have taken: a person looks, and says how it goes on.
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
