import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { archetypes, extendArchetype, isArchetypeName } from "./archetypes.ts";
import { toContrast } from "./toContrast.ts";
import { contrastPairs, listContrastFailures } from "./names/contrastPairs.ts";
import { fontFaces, listFonts, offeredFonts } from "./fonts.ts";
import { isRecord } from "./dtcg/isRecord.ts";
import { resolveTokens } from "./resolveTokens.ts";

const root = join(import.meta.dirname, "../../../brands");
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const readTokenFile = (brand: string, name: string) => [{ file: `brands/${brand}/tokens/${name}`, tokens: readJson(join(root, brand, "tokens", name)) }];

const brands = readdirSync(root).map((brand) => {
  const settings = readJson(join(root, brand, "brand.json"));
  const base = isRecord(settings) && typeof settings["extends"] === "string" && isArchetypeName(settings["extends"]) ? settings["extends"] : undefined;
  if (!base) throw new Error(`brands/${brand}/brand.json extends no archetype`);
  const own = { core: readTokenFile(brand, "core.tokens.json"), dark: readTokenFile(brand, "dark.tokens.json"), light: readTokenFile(brand, "light.tokens.json") };
  return [brand, resolveTokens(extendArchetype(base, own))] as const;
});
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

describe("contrast gate", () => {
  it("measures as WCAG does", () => {
    expect(toContrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(toContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("reports a pair that falls short with its ratio", () => {
    const theme = new Map(resolveTokens(archetypes.midnight).dark).set("color.muted", "#5a5f6e");
    expect(listContrastFailures(theme).map(({ foreground, background }) => [foreground, background])).toContainEqual(["color.muted", "color.raised"]);
  });

  it("covers every text colour on each of the three grounds", () => {
    expect(contrastPairs).toHaveLength(33);
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
