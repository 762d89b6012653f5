import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fontFaces, toFontStyles } from "./fonts.ts";
import { isRecord } from "./dtcg/isRecord.ts";
import { listBrands, readBrandTokens } from "./readBrands.ts";
import { resolveTokens } from "./resolveTokens.ts";

const root = join(import.meta.dirname, "../../../brands");
const brands = listBrands(root).map((id) => [id, resolveTokens(readBrandTokens(root, id).tokens)] as const);
const readThemes = (id: string) => resolveTokens(readBrandTokens(root, id).tokens);

describe("a brand's fonts", () => {
  it.each(brands)(
    "%s: have Thai and Vietnamese letters, and Chinese ones only when the brand offers Chinese",
    (_id, themes) => {
      const { css, chineseCss, files } = toFontStyles(themes, ["EN", "VI", "TH"]);
      for (const letters of ["U+0E01-0E5B", "U+0102-0103"]) expect(css.toUpperCase()).toContain(letters);
      expect(chineseCss).toBe("");
      expect([...files.keys()].filter((name) => name.includes("-sc-"))).toEqual([]);
      for (const file of files.values()) expect(existsSync(file), file).toBe(true);
    },
  );

  it("for Chinese are in a separate stylesheet with about a hundred subsets, each with its file", () => {
    const { css, chineseCss, files } = toFontStyles(readThemes("aurelune"), ["EN", "CN"]);
    const parts = [...chineseCss.matchAll(/url\((fonts\/[^)]+)\)/g)].map(([, name = ""]) => name);
    expect(parts.length).toBeGreaterThan(90);
    expect(parts.filter((name) => !existsSync(files.get(name) ?? ""))).toEqual([]);
    expect(css).not.toContain("noto-sans-sc");
    expect(css).toMatch(/--mq-font-body:[^;]*"Noto Sans SC Variable"/);
  });

  it("must have the letters of every language that the brand offers", () => {
    expect(() => toFontStyles(readThemes("kickline"), ["EN", "CN"])).toThrow(
      /^font\.body: found .*Sarabun.*, expected a family with chinese letters: the brand offers CN$/,
    );
  });

  it("preload two files, both Latin, and show text at once: every face swaps, and every family has a fallback with its metrics", () => {
    for (const [id, themes] of brands) {
      const { css, preload } = toFontStyles(themes, ["EN"]);
      expect(preload).toHaveLength(2);
      expect(
        preload.every((name) => /-latin-[^-]+-normal\.woff2$/.test(name)),
        id,
      ).toBe(true);
      const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
      const [loaded, local] = [
        faces.filter((face) => face.includes("url(")),
        faces.filter((face) => face.includes("local(")),
      ];
      expect(loaded.filter((face) => !face.includes("font-display:swap"))).toEqual([]);
      expect(local.length).toBeGreaterThan(0);
      expect(
        local.filter(
          (face) =>
            !/size-adjust:\d[\d.]*%;ascent-override:\d[\d.]*%;descent-override:\d[\d.]*%;line-gap-override:0%/.test(
              face,
            ),
        ),
      ).toEqual([]);
      expect(css).toMatch(/:root,\[data-theme\]\{--mq-font-body:"?[\w ]+"?,"[\w ]+ stand-in",/);
    }
  });

  it("include every subset of the Chinese letters", () => {
    const parts = fontFaces("Noto Sans SC Variable");
    const ranges: unknown = JSON.parse(readFileSync(join(parts[0]?.file ?? "", "../../unicode.json"), "utf8"));
    expect(parts).toHaveLength(Object.keys(isRecord(ranges) ? ranges : {}).filter((key) => key.startsWith("[")).length);
  });
});
