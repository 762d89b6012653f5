import { join } from "node:path";
import { fluidMax, mergeTokens, toTokenType } from "@marquee/design-tokens";
import { listBrands, readBrandTokens } from "@marquee/design-tokens/brands";
import { describe, expect, it } from "vitest";
import { stepText } from "./stepText.ts";
import { toText } from "./toText.ts";
import { toValue } from "./toValue.ts";

const folder = join(import.meta.dirname, "../../../../brands");

describe("a token's text", () => {
  it("says every value of every brand, and reads back as the same", () => {
    const tokens = listBrands(folder).flatMap((id) => {
      const { core, dark, light } = readBrandTokens(folder, id).tokens;
      return [...mergeTokens([...core, ...dark], []).values(), ...mergeTokens([...core, ...light], []).values()];
    });
    expect(tokens.length).toBeGreaterThan(1_000);
    for (const token of tokens) {
      const { value, fluidMax: largest } = toValue(toTokenType(token.key) ?? "color", toText(token));
      expect([token.key, value, largest]).toEqual([token.key, token.value, token.extensions[fluidMax]]);
    }
  });

  it.each([
    ["dimension", " 12px ", { value: { value: 12, unit: "px" } }],
    ["dimension", ".5rem to 2rem", { value: { value: 0.5, unit: "rem" }, fluidMax: { value: 2, unit: "rem" } }],
    ["dimension", "{size.12}", { value: "{size.12}" }],
    ["dimension", "wide", { value: "wide" }],
    ["duration", "120ms", { value: { value: 120, unit: "ms" } }],
    ["number", "1.5", { value: 1.5 }],
    ["number", "1.5.1", { value: "1.5.1" }],
    ["fontWeight", "bold", { value: "bold" }],
    ["fontFamily", `"Chakra Petch", Sarabun`, { value: ["Chakra Petch", "Sarabun"] }],
    ["cubicBezier", "0.2, 0, 0, 1", { value: [0.2, 0, 0, 1] }],
    ["color", "{palette.ink}", { value: "{palette.ink}" }],
    ["color", '{ "colorSpace": "srgb" }', { value: { colorSpace: "srgb" } }],
    ["color", '{ "colorSpace"', { value: '{ "colorSpace"' }],
  ] as const)("reads a %s: %s", (type, text, value) => expect(toValue(type, text)).toEqual(value));

  it("reads shadows, one or many", () => {
    const length = (value: number) => ({ value, unit: "px" });
    const one = { offsetX: length(0), offsetY: length(6), blur: length(20), spread: length(-8), color: "#00000099" };
    expect(toValue("shadow", "0px 6px 20px -8px #00000099").value).toEqual(one);
    expect(toValue("shadow", "inset 0px 6px 20px -8px #00000099, 0px 6px 20px -8px {palette.ink}").value).toEqual([
      { ...one, inset: true },
      { ...one, color: "{palette.ink}" },
    ]);
    expect(toValue("shadow", "none").value).toBe("none");
  });

  it.each([
    ["4px", 1, "5px"],
    ["0.75rem", -1, "0.6875rem"],
    ["1.5", 1, "1.55"],
    ["400", 1, "500"],
    ["120ms", 10, "220ms"],
    ["{size.4}", 1, undefined],
    ["#ffffff", 1, undefined],
  ])("steps %s by %s to %s", (text, by, next) => expect(stepText(text, by)).toBe(next));
});
