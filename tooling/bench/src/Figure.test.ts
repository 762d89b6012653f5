import { describe, expect, it } from "vitest";
import { type Figure, isWithin, toRatio } from "./Figure.ts";
import { toTable } from "./toTable.ts";

const figure: Figure = {
  id: "B1",
  what: "initial scripts",
  value: 120,
  unit: "kB",
  reference: { what: "floor", value: 100 },
};

describe("a figure", () => {
  it("has its ratio to what was measured beside it", () => expect(toRatio(figure)).toBe(1.2));
  it("keeps a budget up to its edge and not beyond", () => {
    const within = (ratio: number): boolean =>
      isWithin({ ...figure, budget: { of: "ratio", atMost: ratio, isBinding: true } });
    expect([within(1.2), within(1.19)]).toEqual([true, false]);
  });
  it("fails a ratio that has no reference", () => {
    const { reference: _, ...alone } = figure;
    expect(isWithin({ ...alone, budget: { of: "ratio", atMost: 9, isBinding: true } })).toBe(false);
  });
  it("stands in the table with value, reference, ratio, budget and verdict", () => {
    const line = toTable([{ ...figure, budget: { of: "ratio", atLeast: 1.3, isBinding: false } }]).at(-1) ?? "";
    expect(
      ["B1", "120 kB", "100 (floor)", "1.20 ×", "≥ 1.30 ×", "past (shown only)"].every((part) => line.includes(part)),
    ).toBe(true);
  });
});
