import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, expectTypeOf, it } from "vitest";
import { archetypes } from "./archetypes.ts";
import { listContrastFailures, measurePairs } from "./names/contrastPairs.ts";
import { fontFaces, listFonts, offeredFonts } from "./fonts.ts";
import { listAliases, toAlias } from "./dtcg/followAlias.ts";
import { readDocument } from "./dtcg/readDocument.ts";
import { toTokenLayer, type TokenName } from "./names/tokenTypes.ts";
import { listBrands, readBrandTokens } from "./readBrands.ts";
import { resolveTokens } from "./resolveTokens.ts";

const root = join(import.meta.dirname, "../../../brands");
const brands = listBrands(root).map((brand) => [brand, resolveTokens(readBrandTokens(root, brand).tokens)] as const);
const sets = [
  ...brands,
  ...Object.entries(archetypes).map(([name, archetype]) => [name, resolveTokens(archetype)] as const),
];

describe("every brand and archetype", () => {
  it.each(
    sets.flatMap(([name, themes]) => [[name, "dark", themes.dark] as const, [name, "light", themes.light] as const]),
  )("%s %s passes the contrast gate", (_name, _theme, theme) => {
    expect(listContrastFailures(theme)).toEqual([]);
  });

  it("prints the number of measured pairs", () => {
    const measured = sets.flatMap(([, { dark, light }]) => [dark, light]).flatMap(measurePairs);
    console.info(
      `contrast: ${measured.length} pairs of ${sets.length} brands and archetypes in two themes, ${measured.filter(({ ratio, least }) => ratio < least).length} fall short`,
    );
    expect(measured).toHaveLength(sets.length * 2 * 39);
  });

  it("uses offered fonts that have files for Vietnamese", () => {
    for (const [brand, { dark }] of brands) {
      const faces = listFonts(dark).flatMap(fontFaces);
      expect(
        faces.some(({ subset }) => subset === "vietnamese"),
        brand,
      ).toBe(true);
    }
  });
});

describe("layers", () => {
  const core = archetypes.midnight.core.flatMap(({ file, tokens }) => readDocument(file, tokens).tokens);
  const themed = Object.values(archetypes).flatMap(({ core, dark, light }) =>
    [...core, ...dark, ...light].flatMap(({ file, tokens }) => readDocument(file, tokens).tokens),
  );

  it("are respected: in the archetypes a component aliases a role, and a role a raw value", () => {
    const wanted = { core: undefined, semantic: "core", component: "semantic" } as const;
    for (const { key, value } of themed) {
      const layer = toTokenLayer(key);
      const alias = toAlias(value);
      expect([key, alias === undefined ? undefined : toTokenLayer(alias)]).toEqual([key, layer && wanted[layer]]);
    }
  });

  it("have every name once, and no raw value that no role uses, also in brands", () => {
    const own = listBrands(root)
      .flatMap((id) => Object.values(readBrandTokens(root, id).own).flat())
      .flatMap(({ file, tokens }) => readDocument(file, tokens).tokens);
    const named = new Set([...themed, ...own].flatMap(({ value }) => listAliases(value)));
    const unused = [...themed, ...own]
      .filter(({ key }) => toTokenLayer(key) === "core" && !named.has(key))
      .map(({ file, key }) => `${file}: ${key}`);
    expect(unused).toEqual([]);
    expect(new Set(core.map(({ key }) => key)).size).toBe(core.length);
  });

  it("give typed names to roles and components, but not to raw values", () => {
    expectTypeOf<"color.primary" | "button.radius">().toExtend<TokenName>();
    expectTypeOf<"color.prim">().not.toExtend<TokenName>();
    expectTypeOf<"palette.white">().not.toExtend<TokenName>();
  });
});

describe("fontFaces", () => {
  it("refers to existing files for all offered families", () => {
    const faces = Object.keys(offeredFonts).flatMap((name) =>
      (name in offeredFonts ? listFonts(new Map([["font.body", `"${name}"`]])) : []).flatMap(fontFaces),
    );
    expect(faces).toHaveLength(6 + 3 + 8 + 3 + 3 + 1 + 1 + 8 + 8);
    for (const face of faces) expect(statSync(face.file).size, face.file).toBeGreaterThan(1000);
    for (const face of faces) expect(face.unicodeRange).toMatch(/^U\+/);
  });
});
