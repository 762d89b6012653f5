import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MerchantPlan, type PlanInput, planMerchant } from "./planMerchant.ts";
import type { MerchantState } from "./toBrandState.ts";

const nothing = { switched: new Set<string>(), hasMembers: false, foreignHosts: new Map<string, string>() };
const plan = (input: Partial<PlanInput>) => planMerchant({ applied: {}, stored: {}, wanted: {}, ...nothing, ...input });
const base = { ageMin: 18, currency: "VND", "host a.example": "site", "module LOGIN3": "1" };

/** What a merchant is after a plan. */
function applyPlan(stored: MerchantState, { lines }: MerchantPlan): MerchantState {
  const moved = lines.filter(({ what }) => what !== "keeps");
  const next = { ...stored, ...Object.fromEntries(moved.map(({ key, to }) => [key, to])) };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}

describe("the plan of a merchant", () => {
  it("says what it gains, loses and changes", () => {
    const wanted = { ageMin: 21, currency: "VND", "host b.example": "site", "module LOGIN3": "0" };
    expect(plan({ applied: base, stored: base, wanted })).toEqual({
      lines: [
        { key: "ageMin", what: "changes", from: 18, to: 21 },
        { key: "host a.example", what: "loses", from: "site", to: undefined },
        { key: "host b.example", what: "gains", from: undefined, to: "site" },
        { key: "module LOGIN3", what: "changes", from: "1", to: "0" },
      ],
      refusals: [],
    });
  });

  it("keeps what an operator switched, and says so only where the brand has changed its word", () => {
    const stored = { ...base, "module LOGIN3": "0" };
    expect(plan({ applied: base, stored, wanted: base }).lines).toEqual([]);
    const applied = { ...base, "module THEME3": "0" };
    const switched = { ...stored, "module THEME3": "1" };
    expect(
      plan({
        applied: { ...applied, "module LOGIN3": "x" },
        stored: switched,
        wanted: { ...applied, "module LOGIN3": "1" },
      }).lines,
    ).toEqual([{ key: "module LOGIN3", what: "keeps", from: "0", to: "1" }]);
  });

  it("X-48: gains a currency at any time, and loses none while there are members", () => {
    const [usd, php] = ["USD", "PHP"].map((currency) => ({ currency, currencySymbol: currency, signupCredit: "5" }));
    const toState = (...currencies: readonly unknown[]) => ({ ...base, currencies });
    const members = { hasMembers: true };
    expect(plan({ applied: base, stored: base, wanted: toState(usd), ...members })).toEqual({
      lines: [{ key: "currencies", what: "gains", from: undefined, to: [usd] }],
      refusals: [],
    });
    const lose = { applied: toState(usd, php), stored: toState(usd, php) };
    const reason = (code: string) => `members may hold ${code}: a currency leaves before the first member only`;
    expect(plan({ ...lose, wanted: toState(usd), ...members }).refusals).toEqual([
      { key: "currencies", reason: reason("PHP") },
    ]);
    expect(plan({ ...lose, wanted: base, ...members }).refusals).toEqual([
      { key: "currencies", reason: reason("USD") },
    ]);
    expect(plan({ ...lose, wanted: base }).refusals).toEqual([]);
    expect(plan({ ...lose, wanted: toState(php, usd), ...members }).refusals).toEqual([]);
  });

  it("a host that was recorded before one could move is the same host", () => {
    const old = { ...base, "host a.example": true };
    expect(plan({ applied: old, stored: base, wanted: base }).lines).toEqual([]);
    expect(plan({ applied: old, stored: base, wanted: { ...base, "host a.example": "moved" } }).lines).toEqual([
      { key: "host a.example", what: "changes", from: "site", to: "moved" },
    ]);
  });

  it("of a merchant without a record the operator's switches stay and the rest follows", () => {
    const stored = { ...base, "module LOGIN3": "0", "module THEME3": "1" };
    const wanted = { ...base, ageMin: 20, "module THEME3": "0" };
    expect(
      plan({ applied: null, stored, wanted, switched: new Set(["module LOGIN3"]) }).lines.map(({ key, what }) => [
        key,
        what,
      ]),
    ).toEqual([
      ["ageMin", "changes"],
      ["module LOGIN3", "keeps"],
      ["module THEME3", "changes"],
    ]);
  });

  it("lets new nodes arrive off and takes none away", () => {
    const { lines } = plan({
      applied: base,
      stored: base,
      wanted: { ageMin: 18, currency: "VND", "host a.example": "site", "module NEW3": "1" },
    });
    expect(lines).toEqual([{ key: "module NEW3", what: "gains", from: undefined, to: "0" }]);
  });

  it("refuses by name what would harm", () => {
    const wanted = { ...base, ageMin: 17, currency: "THB", "host b.example": "site" };
    const { refusals } = plan({
      applied: base,
      stored: base,
      wanted,
      hasMembers: true,
      foreignHosts: new Map([["b.example", "saltlantern"]]),
    });
    expect(refusals).toEqual([
      { key: "ageMin", reason: "the least age does not go down from 18 to 17" },
      { key: "currency", reason: "members hold VND: a currency changes before the first member only" },
      { key: "host b.example", reason: "it is saltlantern's" },
    ]);
    expect(plan({ applied: base, stored: base, wanted: { ...base, currency: "THB" } }).refusals).toEqual([]);
  });

  it("applied once, the same brand plans no more than what it keeps", () => {
    const entry = fc.constantFrom(undefined, "0", "1");
    const state = fc.record({
      "module A3": entry,
      "module B3": entry,
      languages: fc.constantFrom(["EN"], ["EN", "VI"]),
      "host a.example": fc.constantFrom(undefined, true),
    });
    const clean = (value: MerchantState): MerchantState =>
      Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
    fc.assert(
      fc.property(state.map(clean), state.map(clean), state.map(clean), (applied, stored, wanted) => {
        const after = applyPlan(stored, plan({ applied, stored, wanted }));
        expect(
          plan({ applied: wanted, stored: after, wanted }).lines.filter(
            ({ key, what }) => what !== "keeps" && !key.startsWith("module"),
          ),
        ).toEqual([]);
      }),
    );
  });
});
