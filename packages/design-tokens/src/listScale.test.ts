import { describe, expect, it } from "vitest";
import { archetypes } from "./archetypes.ts";
import { breakpoints, from } from "./breakpoints.ts";
import { listScale, scales } from "./listScale.ts";
import { componentTypes } from "./names/componentTypes.ts";
import { tokenNames } from "./names/tokenTypes.ts";
import { resolveTokens } from "./resolveTokens.ts";
import { toFluidSize } from "./toFluidSize.ts";

const { dark } = resolveTokens(archetypes.midnight);
const values = (scale: (typeof scales)[number]) => listScale(scale, dark).map(({ step, value }) => `${step} ${value}`);

describe("listScale", () => {
  it("gives the space, motion, layer and weight scales of the design, step by step", () => {
    expect(listScale("space", dark).map(({ value }) => value)).toEqual(
      [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96].map((size) => `${size}px`),
    );
    expect(values("motion")).toEqual(["fast 120ms", "normal 200ms", "slow 320ms"]);
    expect(values("z")).toEqual(["base 0", "sticky 10", "menu 20", "drawer 30", "modal 40", "toast 50", "tooltip 60"]);
    expect(values("weight")).toEqual(["regular 400", "strong 600", "heading 700", "display 800"]);
    expect(values("leading")).toEqual([
      "body 1.5",
      "bodyThai 1.7",
      "bodyChinese 1.6",
      "heading 1.2",
      "headingThai 1.45",
      "headingVietnamese 1.3",
    ]);
  });

  it("gives the type scale: 12 to 24 px, then two sizes that grow", () => {
    const text = listScale("text", dark);
    expect(text.slice(0, 7).map(({ value }) => Number.parseFloat(value) * 16)).toEqual([12, 13, 14, 16, 18, 20, 24]);
    expect(
      text.slice(7).map(({ value }) =>
        value
          .match(/clamp\(([\d.]+)rem.* ([\d.]+)rem\)/)
          ?.slice(1)
          .map((rem) => Number(rem) * 16),
      ),
    ).toEqual([
      [30, 36],
      [36, 48],
    ]);
  });

  it("gives the sizes that pages share: container, menus, bars, targets, and the widths where layouts change", () => {
    expect(values("layout").slice(0, 10)).toEqual([
      "container 1320px",
      "gutter 16px",
      "header 64px",
      "menu 240px",
      "menuMini 72px",
      "tabBar 56px",
      "control 44px",
      "controlSmall 36px",
      "controlLarge 52px",
      "tap 44px",
    ]);
    expect(Object.values(breakpoints)).toEqual([360, 480, 768, 1024, 1280, 1440]);
    expect(from("desktop")).toBe("(min-width: 1024px)");
  });

  it("covers every role; only component tokens are not in a scale", () => {
    const listed = scales.flatMap((scale) => listScale(scale, dark).map(({ name }) => name));
    expect([...listed, ...Object.keys(componentTypes)].toSorted()).toEqual([...tokenNames].toSorted());
  });
});

describe("toFluidSize", () => {
  it.each([
    [1.875, 2.25],
    [2.25, 3],
    [0.5, 0.5],
  ])("is %s rem at 360 px and %s rem at 1280 px", (low, high) => {
    const size = toFluidSize({ value: low, unit: "rem" }, { value: high, unit: "rem" });
    const [, start = "", slope = ""] =
      ("css" in size ? size.css : "").match(/calc\((-?[\d.]+)rem \+ (-?[\d.]+)vw\)/) ?? [];
    const at = (width: number): number => Number(start) + (Number(slope) * width) / 100 / 16;
    expect(at(360)).toBeCloseTo(low, 2);
    expect(at(1280)).toBeCloseTo(high, 2);
  });
});
