import { describe, expect, it } from "vitest";
import { archetypes } from "../archetypes.ts";
import { mixColors } from "../mixColors.ts";
import { resolveTokens } from "../resolveTokens.ts";
import { toContrast } from "../toContrast.ts";
import { contrastPairs, listContrastFailures, measurePairs } from "./contrastPairs.ts";

describe("contrast gate", () => {
  it("mixes colours as a browser does", () => {
    // The results of Chromium's color-mix(in oklab, …).
    expect([
      mixColors("#6142bf", 86, "#1c1433"),
      mixColors("#c8f03c", 18, "#171a18"),
      mixColors("#ff6a4d", 16, "#ffffff"),
      mixColors("#000000", 50, "#ffffff"),
    ]).toEqual(["#573baa", "#323b24", "#ffe9e3", "#636363"]);
  });

  it("also checks labels on a pressed button, and text and icons on soft fills", () => {
    const mixed = measurePairs(resolveTokens(archetypes.midnight).dark).slice(contrastPairs.length);
    expect(
      mixed.map(({ foreground, background, least }) =>
        `${foreground} on ${background} ${least}`.replaceAll("color.", ""),
      ),
    ).toEqual([
      "onPrimary on primaryHover 4.5",
      "onPrimary on primaryPressed 4.5",
      "text on primarySoft 7",
      "text on accentSoft 7",
      "primary on primarySoft 3",
      "focus on primarySoft 3",
    ]);
  });

  it("measures contrast as WCAG defines it", () => {
    expect(toContrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(toContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("reports a pair with too little contrast, with its ratio", () => {
    const theme = new Map(resolveTokens(archetypes.midnight).dark).set("color.muted", "#5a5f6e");
    expect(listContrastFailures(theme).map(({ foreground, background }) => [foreground, background])).toContainEqual([
      "color.muted",
      "color.raised",
    ]);
  });

  it("requires 7 for text, 4.5 for muted and coloured text, 3 for borders of controls and focus, on all three backgrounds", () => {
    const onGrounds = (names: readonly string[], least: number) =>
      names.flatMap((name) => ["bg", "surface", "raised"].map((ground) => `${name} on ${ground} ${least}`));
    const wanted = [
      ...onGrounds(["text"], 7),
      ...onGrounds(["muted", "primary", "accent", "success", "danger", "warning", "info"], 4.5),
      ...onGrounds(["border", "focus"], 3),
      "onPrimary on primary 4.5",
      "onAccent on accent 4.5",
      "onArt on art 7",
    ];
    const declared = contrastPairs.map(({ foreground, background, least }) =>
      `${foreground} on ${background} ${least}`.replaceAll("color.", ""),
    );
    expect(declared.toSorted()).toEqual(wanted.toSorted());
  });
});
