import type { ProviderStatus } from "@marquee/contract";

/** What may happen to one bet: the bet, its win, its rollback, a late win and a second rollback by other ids. */
export const eventNames = ["bet", "win", "rollback", "lateWin", "secondRollback"] as const;

/** One event; the same one twice is a duplicate. */
export type EventName = (typeof eventNames)[number];

/** What the reference model expects of an event. Where the contract leaves two readings open both are allowed. */
type Expected = { readonly statuses: readonly ProviderStatus[]; readonly change: number };

/** The whole of contract 3.12.3 about one bet, in thirty lines: independent of any gateway's code. */
export type Model = { readonly expect: (event: EventName, stake: number, win: number) => Expected };

/** A model before anything happened. */
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
