import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { archetypes } from "./archetypes.ts";
import { toContrast } from "./toContrast.ts";
import { contrastPairs, listContrastFailures } from "./names/contrastPairs.ts";
import { fontFaces, listFonts, offeredFonts } from "./fonts.ts";
import { listAliases, toAlias } from "./dtcg/followAlias.ts";
import { readDocument } from "./dtcg/readDocument.ts";
import { toTokenLayer } from "./names/tokenTypes.ts";
import { listBrands, readBrandTokens } from "./readBrands.ts";
import { resolveTokens } from "./resolveTokens.ts";

const root = join(import.meta.dirname, "../../../brands");
const brands = listBrands(root).map((brand) => [brand, resolveTokens(readBrandTokens(root, brand).tokens)] as const);
const sets = [...brands, ...Object.entries(archetypes).map(([name, archetype]) => [name, resolveTokens(archetype)] as const)];

describe("every brand and archetype", () => {
  it.each(sets.flatMap(([name, themes]) => [[name, "dark", themes.dark] as const, [name, "light", themes.light] as const]))("%s %s passes the contrast gate", (_name, _theme, theme) => {
    expect(listContrastFailures(theme)).toEqual([]);
  });

  it("names offered fonts whose files exist for Vietnamese", () => {
    for (const [brand, { dark }] of brands) {
      const faces = listFonts(dark).flatMap(fontFaces);
      expect(faces.some(({ subset }) => subset === "vietnamese"), brand).toBe(true);
    }
  });
});

describe("layers", () => {
  const core = archetypes.midnight.core.flatMap(({ file, tokens }) => readDocument(file, tokens).tokens);
  const themed = Object.values(archetypes).flatMap(({ core, dark, light }) => [...core, ...dark, ...light].flatMap(({ file, tokens }) => readDocument(file, tokens).tokens));

  it("are real: in the archetypes a component aliases a role, and a role a raw value", () => {
    const wanted = { core: undefined, semantic: "core", component: "semantic" } as const;
    for (const { key, value } of themed) {
      const layer = toTokenLayer(key);
      const alias = toAlias(value);
      expect([key, alias === undefined ? undefined : toTokenLayer(alias)]).toEqual([key, layer && wanted[layer]]);
    }
  });

  it("hold every name once, and a raw value only where some role needs it", () => {
    const named = new Set(Object.values(archetypes).flatMap(({ core, dark, light }) => [...core, ...dark, ...light]).flatMap(({ file, tokens }) => readDocument(file, tokens).tokens).flatMap(({ value }) => listAliases(value)));
    const unused = themed.filter(({ key }) => toTokenLayer(key) === "core" && !named.has(key)).map(({ key }) => key);
    expect(unused).toEqual([]);
    expect(new Set(core.map(({ key }) => key)).size).toBe(core.length);
  });
});

describe("contrast gate", () => {
  it("measures as WCAG does", () => {
    expect(toContrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(toContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("reports a pair that falls short with its ratio", () => {
    const theme = new Map(resolveTokens(archetypes.midnight).dark).set("color.muted", "#5a5f6e");
    expect(listContrastFailures(theme).map(({ foreground, background }) => [foreground, background])).toContainEqual(["color.muted", "color.raised"]);
  });

  it("asks text for 7, muted and coloured text for 4.5, borders of controls and focus for 3, on all three grounds", () => {
    const onGrounds = (names: readonly string[], least: number) => names.flatMap((name) => ["bg", "surface", "raised"].map((ground) => `${name} on ${ground} ${least}`));
    const wanted = [
      ...onGrounds(["text"], 7),
      ...onGrounds(["muted", "primary", "accent", "success", "danger", "warning", "info"], 4.5),
      ...onGrounds(["border", "focus"], 3),
      "onPrimary on primary 4.5", "onAccent on accent 4.5", "onArt on art 7",
    ];
    const declared = contrastPairs.map(({ foreground, background, least }) => `${foreground} on ${background} ${least}`.replaceAll("color.", ""));
    expect(declared.toSorted()).toEqual(wanted.toSorted());
  });
});

describe("fontFaces", () => {
  it("points at files that are there, for all offered families", () => {
    const faces = Object.keys(offeredFonts).flatMap((name) => (name in offeredFonts ? listFonts(new Map([["font.body", `"${name}"`]])) : []).flatMap(fontFaces));
    expect(faces).toHaveLength(6 + 3 + 8 + 3 + 3 + 1 + 1 + 8 + 8);
    for (const face of faces) expect(statSync(face.file).size, face.file).toBeGreaterThan(1000);
    for (const face of faces) expect(face.unicodeRange).toMatch(/^U\+/);
  });
});
