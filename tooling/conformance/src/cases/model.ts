import type { ProviderStatus } from "@marquee/contract";

/** The events of one bet: the bet, its win, its rollback, and a late win and a second rollback with other ids. */
export const eventNames = ["bet", "win", "rollback", "lateWin", "secondRollback"] as const;

/** An event; its second occurrence is a duplicate. */
export type EventName = (typeof eventNames)[number];

/** The model's expectation for an event. Where the contract can be read in two ways, both are allowed. */
type Expected = { readonly statuses: readonly ProviderStatus[]; readonly change: number };

/** A model of contract 3.12.3 for one bet, independent of any gateway's code. */
export type Model = { readonly expect: (event: EventName, stake: number, win: number) => Expected };

/** Creates a model of a bet before its first event. */
export function createModel(): Model {
  let state: "nothing" | "tombstone" | "placed" | "settled" | "rolledBack" = "nothing";
  const known = new Map<EventName, readonly ProviderStatus[]>();

  const predict = (event: EventName, stake: number, win: number): Expected => {
    const refuse = (...statuses: readonly ProviderStatus[]): Expected => ({ statuses, change: 0 });
    const accept = (next: typeof state, change: number): Expected => {
      state = next;
      return { statuses: ["OK"], change };
    };
    if (event === "bet") return state === "tombstone" ? refuse("ROLLED_BACK") : accept("placed", -stake);
    if (event === "win" || event === "lateWin") {
      if (state === "placed") return accept("settled", win);
      if (state === "settled") return refuse("ROUND_CLOSED");
      if (state === "rolledBack") return refuse("ROLLED_BACK");
      return state === "tombstone" ? refuse("ROLLED_BACK", "TX_NOT_FOUND") : refuse("TX_NOT_FOUND");
    }
    if (state === "nothing") return accept("tombstone", 0);
    if (state === "placed") return accept("rolledBack", stake);
    return refuse(state === "settled" ? "ALREADY_SETTLED" : "ALREADY_ROLLED_BACK");
  };

  return {
    expect: (event, stake, win) => {
      const before = known.get(event);
      if (before) return { statuses: before, change: 0 };
      const expected = predict(event, stake, win);
      known.set(event, expected.statuses);
      return expected;
    },
  };
}
