import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameRoundStates, houseRoundStates, storedGameRoundStates } from "./games/states.ts";
import {
  canTransition,
  checkTransitions,
  transition,
  transitionTable,
  TransitionTableError,
  type TransitionTable,
} from "./transition.ts";

const door = {
  name: "door",
  initial: "open",
  states: ["open", "shut", "gone"],
  final: ["gone"],
  transitions: { shut: { open: "shut" }, open: { shut: "open" }, remove: { open: "gone", shut: "gone" } },
} as const;

describe("transition table", () => {
  it("leads from a state by an event to the next one, and nowhere else", () => {
    const table = transitionTable(door);
    // The compiler knows what an event leads to.
    const next: "open" | "shut" | "gone" | null = transition(table, "open", "shut");
    expect(next).toBe("shut");
    expect(transition(table, "shut", "shut")).toBeNull();
    expect([canTransition(table, "shut", "open"), canTransition(table, "gone", "open")]).toEqual([true, false]);
  });

  it.each<[string, TransitionTable<string, string>, string]>([
    [
      "a state that nothing leads to",
      {
        ...door,
        states: [...door.states, "ajar"],
        transitions: { ...door.transitions, open: { shut: "open", ajar: "open" } },
      },
      'state "ajar" is never reached from "open"',
    ],
    [
      "a state without a way out",
      { ...door, transitions: { shut: { open: "shut" }, remove: { open: "gone" } } },
      'state "shut" is dead: it is not final, and no final state is reached from it',
    ],
    [
      "states that only lead to each other",
      {
        ...door,
        states: [...door.states, "left", "right"],
        transitions: { ...door.transitions, turn: { open: "left", left: "right", right: "left" } },
      },
      'state "right" is dead: it is not final, and no final state is reached from it',
    ],
    [
      "a final state with a way out",
      { ...door, transitions: { ...door.transitions, rebuild: { gone: "open" } } },
      'state "gone" is final, but event "rebuild" leaves it',
    ],
    [
      "an event that leads nowhere",
      { ...door, transitions: { ...door.transitions, knock: {} } },
      'event "knock" leads nowhere',
    ],
    [
      "a name that is no state",
      { ...door, transitions: { ...door.transitions, lock: { shut: "locked" } } },
      'transitions.lock.shut names "locked", expected one of open, shut, gone',
    ],
    [
      "a beginning that is no state",
      { ...door, initial: "new" },
      'initial names "new", expected one of open, shut, gone',
    ],
  ])("refuses %s and names it, before a program starts with it", (_, table, fault) => {
    expect(checkTransitions(door)).toEqual([]);
    expect(checkTransitions(table)).toContain(fault);
    expect(() => transitionTable(table)).toThrow(TransitionTableError);
    expect(() => transitionTable(table)).toThrow(/^transition table "door": /);
  });
});

describe.each<TransitionTable<string, string>>([gameRoundStates, houseRoundStates])(
  "the states of a $name",
  (table) => {
    const events = Object.keys(table.transitions);

    it("are never left by whatever happens in whatever order, and a final one stays", () => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (walk) => {
          walk.reduce((state, event) => {
            const next = transition(table, state, event);
            if (table.final.includes(state)) expect(next, `${state} by ${event}`).toBeNull();
            expect(table.states).toContain(next ?? state);
            return next ?? state;
          }, table.initial);
        }),
      );
    });

    it("are all reached, and from each of them an end is", () => {
      const step = (states: ReadonlySet<string>) =>
        new Set([
          ...states,
          ...[...states].flatMap((state) => events.flatMap((event) => transition(table, state, event) ?? [])),
        ]);
      const reach = (start: string) => table.states.reduce<ReadonlySet<string>>(step, new Set([start]));
      expect([...reach(table.initial)].toSorted()).toEqual(table.states.toSorted());
      for (const state of table.states)
        expect(
          table.final.some((end) => reach(state).has(end)),
          state,
        ).toBe(true);
    });
  },
);

it("a round that the wallet stores is in one of the states of its table, and a new one is not stored", () => {
  expect([gameRoundStates.initial, ...storedGameRoundStates].toSorted()).toEqual(gameRoundStates.states.toSorted());
});
