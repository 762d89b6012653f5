import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateLine } from "./evaluateLine.ts";
import type { SymbolId } from "./Outcome.ts";
import type { Paytable } from "./SlotModel.ts";

const paytable: Paytable = { W: { 3: 40, 5: 900 }, A: { 3: 50, 4: 200, 5: 1000 }, a: { 3: 10, 4: 30, 5: 80 } };
const plain: readonly SymbolId[] = ["A", "a", "B"];

/** The rule said another way: try every symbol in place of the wilds, keep the best. */
function getBestByTrying(symbols: readonly SymbolId[]): number {
  const own = symbols.findIndex((symbol) => symbol !== "W");
  const wilds = own === -1 ? symbols.length : own;
  const pays = plain.map((symbol) => {
    const read = symbols.map((each) => (each === "W" ? symbol : each));
    const broken = read.findIndex((each) => each !== symbol);
    const count = broken === -1 ? read.length : broken;
    return count > wilds ? (paytable[symbol]?.[count] ?? 0) : 0;
  });
  return Math.max(paytable.W?.[wilds] ?? 0, ...pays);
}

describe("evaluateLine", () => {
  it("X-23: pays the best reading of every line, wilds included", () => {
    const symbol = fc.constantFrom<SymbolId>("A", "a", "B", "W", "S", "O");
    fc.assert(
      fc.property(fc.array(symbol, { minLength: 5, maxLength: 5 }), (symbols) => {
        expect(evaluateLine(symbols, paytable)?.pay ?? 0).toBe(getBestByTrying(symbols));
      }),
      { numRuns: 2_000 },
    );
  });

  it("each wild that helps doubles, wilds alone do not", () => {
    expect(evaluateLine(["W", "A", "W"], paytable, 2)).toEqual({ symbol: "A", count: 3, pay: 200 });
    expect(evaluateLine(["A", "A", "A", "B", "W"], paytable, 2)?.pay).toBe(50);
    expect(evaluateLine(["W", "W", "W"], paytable, 2)?.pay).toBe(40);
  });
});
