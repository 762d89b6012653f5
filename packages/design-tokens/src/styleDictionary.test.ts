import { join } from "node:path";
import StyleDictionary from "style-dictionary";
import { describe, expect, it } from "vitest";
import { listBrands, readBrandTokens } from "./readBrands.ts";
import { resolveTokens } from "./resolveTokens.ts";
import { themeToCss } from "./themeToCss.ts";
import { toCssName } from "./toCssName.ts";
import { isRecord } from "./dtcg/isRecord.ts";

const repository = join(import.meta.dirname, "../../..");
const brandsFolder = join(repository, "brands");
const packageFolder = join(import.meta.dirname, "..");
const toPath = (file: string): string => join(file.startsWith("brands/") ? repository : packageFolder, file);

/** Writes a duration object as CSS, which no built-in transform does. */
const duration = {
  type: "value" as const,
  transitive: true,
  filter: ({ $type }: { $type?: string }) => $type === "duration",
  transform: ({ $value }: { $value?: unknown }) =>
    isRecord($value) ? `${String($value["value"])}${String($value["unit"])}` : $value,
};
const transforms = [
  "name/kebab",
  "color/hex",
  "size/rem",
  "fontFamily/css",
  "cubicBezier/css",
  "shadow/css/shorthand",
  "duration/css",
];

/** The same files, read, merged, resolved and written by style-dictionary alone. */
async function buildWithStyleDictionary(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const dictionary = new StyleDictionary({
    log: { warnings: "disabled", verbosity: "silent" },
    source: files.map(toPath),
    hooks: { transforms: { "duration/css": duration } },
    platforms: { css: { prefix: "mq", transforms, files: [{ destination: "tokens.css", format: "css/variables" }] } },
  });
  const [output] = await dictionary.formatPlatform("css");
  const declarations = String(output?.output).matchAll(/^\s*(--[\w-]+): ([^;]*);/gm);
  return new Map([...declarations].map(([, name = "", value = ""]) => [name, value]));
}

/** Removes differences of formatting: quotes around families, spaces after commas. */
const normalise = (css: string): string => css.replaceAll(/['"]/g, "").replaceAll(/,\s*/g, ",").trim();

/** The smaller end of a fluid size; style-dictionary does not know our extension with the larger end. */
const toSmallEnd = (css: string): string => /^clamp\(([^,]+),/.exec(css)?.[1] ?? css;

describe.each(listBrands(brandsFolder))("%s, against style-dictionary", (id) => {
  const { tokens } = readBrandTokens(brandsFolder, id);
  const css = themeToCss(tokens);
  const themes = resolveTokens(tokens);

  it.each(["dark", "light"] as const)("%s: resolves every token to the same value", async (mode) => {
    const theirs = await buildWithStyleDictionary([...tokens.core, ...tokens[mode]].map(({ file }) => file));
    const ours = [...themes[mode]];
    expect(ours.length).toBeGreaterThan(100);
    for (const [name, value] of ours) {
      expect([name, normalise(toSmallEnd(value))]).toEqual([
        name,
        normalise(theirs.get(toCssName(name)) ?? "(missing)"),
      ]);
    }
  });

  it("writes the same stylesheet as style-dictionary, theme by theme", async () => {
    const [dark = "", light = ""] = css.split("\n").map((block) => block.slice(block.indexOf("{") + 1, -1));
    const read = (block: string) =>
      new Map([...block.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = "", value = ""]) => [name, value]));
    const written = { dark: read(dark), light: new Map([...read(dark), ...read(light)]) };
    for (const mode of ["dark", "light"] as const) {
      const theirs = await buildWithStyleDictionary([...tokens.core, ...tokens[mode]].map(({ file }) => file));
      const names = [...themes[mode].keys()].map(toCssName);
      const pick = (from: ReadonlyMap<string, string>) =>
        Object.fromEntries(names.map((name) => [name, normalise(toSmallEnd(from.get(name) ?? "(missing)"))]));
      expect(pick(written[mode])).toEqual(pick(theirs));
    }
  });
});
