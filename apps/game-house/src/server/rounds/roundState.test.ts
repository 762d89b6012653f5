import { describe, expect, it } from "vitest";
import { canMove, roundTransitions, unfinishedStates } from "./roundState.ts";

describe("life of a round", () => {
  it("X-15: a round leaves the unfinished states by itself and a dispute by a person's word, and can always end", () => {
    const states = Object.keys(roundTransitions);
    const leaving = Object.entries(roundTransitions).flatMap(([from, to]) => (to.length > 0 ? [from] : []));
    expect(leaving.toSorted()).toEqual([...unfinishedStates, "DISPUTED"].toSorted());
    for (const state of leaving) {
      const reached = new Set<string>([state]);
      for (const _ of states) for (const [from, to] of Object.entries(roundTransitions)) if (reached.has(from)) for (const each of to) reached.add(each);
      expect(reached.has("SETTLED"), state).toBe(true);
    }
    expect(canMove("VOID", "OPEN")).toBe(false);
    expect(canMove("PAYING", "VOID")).toBe(false);
  });
});
