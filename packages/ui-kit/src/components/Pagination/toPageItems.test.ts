import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pagination, toPage, toPageItems } from "./toPageItems.ts";

const show = (page: number, count: number): string =>
  toPageItems(page, count)
    .map((item) => (typeof item === "number" ? item : "…"))
    .join(" ");

describe("toPageItems", () => {
  it("GM-03: range 3 and margin 1", () => {
    expect(pagination).toEqual({ range: 3, margin: 1 });
    expect(show(10, 20)).toBe("1 … 9 10 11 … 20");
  });

  it.each([
    [1, 20, "1 2 3 … 20"],
    [2, 20, "1 2 3 … 20"],
    [4, 20, "1 2 3 4 5 … 20"],
    [20, 20, "1 … 18 19 20"],
    [2, 3, "1 2 3"],
    [1, 1, "1"],
    [3, 5, "1 2 3 4 5"],
  ])("page %i of %i", (page, count, expected) => {
    expect(show(page, count)).toBe(expected);
  });

  it("GM-03: page 99 of 20 is 20; no page is below 1", () => {
    expect([toPage(99, 20), toPage(0, 20), toPage(-3, 20), toPage(Number.NaN, 20), toPage(2.9, 20)]).toEqual([
      20, 1, 1, 1, 2,
    ]);
  });

  it("always shows the ends, the current page and its neighbours, in order, each once, and few at all", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: -5, max: 600 }), (count, wanted) => {
        const page = toPage(wanted, count);
        const items = toPageItems(wanted, count);
        const pages = items.filter((item) => typeof item === "number");
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        for (const must of [1, page - 1, page, page + 1, count])
          if (must >= 1 && must <= count) expect(pages).toContain(must);
        expect(items.length).toBeLessThanOrEqual(7);
        expect(new Set(items).size).toBe(items.length);
      }),
    );
  });
});
