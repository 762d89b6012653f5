import { describe, expect, it } from "vitest";
import { toSrgb } from "./toSrgb.ts";

function convert(value: unknown, isColor = true): readonly [value: unknown, notes: readonly string[]] {
  const notes: string[] = [];
  return [toSrgb(value, isColor, (text) => notes.push(text)), notes];
}

const at = (colorSpace: string, components: readonly unknown[], more: object = {}) => ({
  colorSpace,
  components,
  ...more,
});

describe("toSrgb", () => {
  // Chromium paints the same colours to within one step of a channel.
  it.each([
    [at("srgb-linear", [0.5, 0.5, 0.5]), "#bcbcbc"],
    [at("hsl", [210, 50, 40]), "#336699"],
    [at("hwb", [210, 20, 40]), "#336699"],
    [at("lab", [50, 0, 0]), "#777777"],
    [at("lch", [50, 0, 0]), "#777777"],
    [at("oklab", [1, 0, 0]), "#ffffff"],
    [at("oklch", [0.7, 0.1, 250]), "#6da3da"],
    [at("display-p3", [0.5, 0.5, 0.5]), "#808080"],
    [at("a98-rgb", [0.5, 0.5, 0.5]), "#818181"],
    [at("prophoto-rgb", [0.5, 0.5, 0.5]), "#929292"],
    [at("rec2020", [0.5, 0.5, 0.5]), "#8b8b8b"],
    [at("xyz-d65", [0.2034, 0.214, 0.2331]), "#7f7f80"],
    [at("xyz-d50", [0.2064, 0.214, 0.1766]), "#807f80"],
    [at("oklch", [0.7, "none", "none"]), "#9e9e9e"],
    [at("hsl", [210, 50, 40], { alpha: 0.5 }), "#33669980"],
    ["rgb(51 102 153 / 50%)", "#33669980"],
    ["#369", "#336699"],
  ])("%j is %s, without a note", (value, hex) => {
    expect(convert(value)).toEqual([hex, []]);
  });

  it("maps a colour outside sRGB by lightness and hue instead of clipping each channel", () => {
    const [value, notes] = convert(at("display-p3", [0, 1, 0]));
    expect([value, notes]).toEqual(["#00fb29", ["color(display-p3 0 1 0) lies outside sRGB: mapped to #00fb29"]]);
    expect(convert(at("oklch", [0.7, 0.4, 150], { alpha: 0.25 }))[0]).toMatch(/^#[0-9a-f]{6}40$/);
  });

  it("prefers the file's own hex for a colour outside sRGB, with its alpha", () => {
    expect(convert(at("oklch", [0.7, 0.4, 150], { hex: "#00C060", alpha: 0.5 }))).toEqual([
      "#00c06080",
      ["oklch(0.7 0.4 150 / 0.5): its own hex #00c06080 taken"],
    ]);
  });

  it("accepts the short hex that many tools write", () => {
    expect(convert(at("oklch", [0.7, 0.4, 150], { hex: "#0c6" }))[0]).toBe("#00cc66");
    expect(convert(at("srgb", [0, 0, 0], { hex: "#000" }))).toEqual([at("srgb", [0, 0, 0], { hex: "#000000" }), []]);
  });

  it("finds colours inside composite values, and leaves everything else as it is", () => {
    expect(
      convert([{ color: at("hsl", [210, 50, 40]), blur: { value: 1, unit: "px" } }, { color: "{ink}" }], false),
    ).toEqual([[{ color: "#336699", blur: { value: 1, unit: "px" } }, { color: "{ink}" }], []]);
    for (const value of [
      "{ink}",
      "#ABCDEF",
      "red;} body{display:none",
      at("srgb", [1, 0, 0]),
      at("oklch", [2, 0, 0]),
      at("munsell", [1, 1, 1]),
      7,
      null,
    ])
      expect(convert(value)).toEqual([value, []]);
    expect(convert("red", false)).toEqual(["red", []]);
  });
});
