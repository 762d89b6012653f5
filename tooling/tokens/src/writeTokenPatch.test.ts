import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { TokenError, tokenNames, toProblemText } from "@marquee/design-tokens";
import type { TokenPatch } from "./planEdits.ts";
import { copyBrands, diffLines } from "../test/testBrands.ts";
import { TokenConflict } from "./TokenConflict.ts";
import { writeTokenPatch } from "./writeTokenPatch.ts";

const brands = copyBrands();
beforeEach(brands.reset);

const px = (value: number) => ({ value, unit: "px" });
const save = (key: string, value: unknown, mode: TokenPatch["mode"] = "both", id = "demo") =>
  writeTokenPatch(brands.folder, id, [{ key, mode, value }]);

/** The problems of a refusal, after checking that no file has changed. */
function refusalOf(act: () => unknown, id = "demo"): readonly string[] {
  const before = brands.read(id);
  try {
    act();
  } catch (error) {
    expect(brands.read(id)).toEqual(before);
    if (error instanceof TokenError)
      return error.problems.map((problem) => `${problem.file}: ${problem.key}: ${toProblemText(problem)}`);
    throw error;
  }
  throw new Error("not refused");
}

describe("writeTokenPatch", () => {
  it("changes one line per token, in the theme's own file", () => {
    const before = brands.read("demo");
    const { changes } = save("color.primary", "#d0ff00", "dark");
    const after = brands.read("demo");
    expect(diffLines(before["dark.tokens.json"] ?? "", after["dark.tokens.json"] ?? "")).toEqual({
      gone: ['    "primary": { "$value": "#c8f03c" },'],
      came: ['    "primary": { "$value": "#d0ff00" },'],
    });
    expect({ ...after, "dark.tokens.json": "" }).toEqual({ ...before, "dark.tokens.json": "" });
    expect(changes).toEqual([
      {
        key: "color.primary",
        file: "brands/demo/tokens/dark.tokens.json",
        modes: ["dark"],
        before: { value: "#c8f03c", css: "#c8f03c" },
        after: { value: "#d0ff00", css: "#d0ff00" },
      },
    ]);
  });

  it("writes a value that both themes share to the core file, and a new component token in one line", () => {
    const before = brands.read("demo");
    save("radius.card", px(5));
    save("button.radius", "{radius.panel}");
    const { gone, came } = diffLines(before["core.tokens.json"] ?? "", brands.read("demo")["core.tokens.json"] ?? "");
    expect(gone).toEqual(['    "card": { "$value": { "value": 4, "unit": "px" } },']);
    expect(came).toHaveLength(2);
    expect(came).toContain('  "button": { "radius": { "$type": "dimension", "$value": "{radius.panel}" } },');
  });

  it("gives one theme a value of its own without changing the other", () => {
    save("radius.card", px(9), "light");
    const { changes } = writeTokenPatch(brands.folder, "demo", [{ key: "radius.card", mode: "dark", value: px(4) }]);
    expect(changes).toEqual([]);
    expect(brands.read("demo")["light.tokens.json"]).toContain(
      '"card": { "$type": "dimension", "$value": { "value": 9, "unit": "px" } }',
    );
  });

  it("sets a colour of both themes in each theme's file, where nothing overrides it", () => {
    const { changes } = writeTokenPatch(
      brands.folder,
      "demo",
      [{ key: "color.accent", mode: "both", value: "#8a7f6a" }],
      { allowLowContrast: true },
    );
    expect(changes.map(({ file, after }) => [file.split("/").at(-1), after.css])).toEqual([
      ["dark.tokens.json", "#8a7f6a"],
      ["light.tokens.json", "#8a7f6a"],
    ]);
  });

  it("writes nothing when the value is the same, however it is written, and nothing on a dry run", () => {
    const before = brands.read("demo");
    expect(
      save("color.primary", { colorSpace: "srgb", components: [200 / 255, 240 / 255, 60 / 255], alpha: 1 }, "dark")
        .changes,
    ).toEqual([]);
    expect(
      writeTokenPatch(brands.folder, "demo", [{ key: "color.primary", mode: "dark", value: "#ffffff" }], {
        dryRun: true,
      }).changes,
    ).toHaveLength(1);
    expect(brands.read("demo")).toEqual(before);
  });

  it("refuses too little contrast, naming pair, theme, ratio and minimum, unless it is allowed", () => {
    const patch = [{ key: "color.muted", mode: "dark", value: "#444444" }] as const;
    const refused = refusalOf(() => writeTokenPatch(brands.folder, "demo", patch));
    expect(refused[0]).toMatch(
      /^brands\/demo\/tokens\/dark\.tokens\.json: color\.muted on color\.bg in dark: contrast 1\.\d\d, at least 4\.5$/,
    );
    const { pairs } = writeTokenPatch(brands.folder, "demo", patch, { allowLowContrast: true });
    expect(pairs.filter(({ ratio, least }) => ratio < least)).toHaveLength(3);
    expect(pairs.every(({ before, least }) => before.ratio >= least)).toBe(true);
  });

  it.each([
    [
      "a way out of the folder",
      () => save("color.bg", "#000000", "dark", "../brands/demo"),
      'brands: "../brands/demo": found no brand\'s id, expected letters a-z, digits and -',
    ],
    [
      "an absolute path",
      () => save("color.bg", "#000000", "dark", "/etc"),
      'brands: "/etc": found no brand\'s id, expected letters a-z, digits and -',
    ],
    [
      "an unknown brand",
      () => save("color.bg", "#000000", "dark", "nobody"),
      "brands: nobody: found an unknown brand, expected a folder of brands",
    ],
    [
      "a brand whose name has a slip",
      () => save("color.bg", "#000000", "dark", "deno"),
      'brands: deno: found an unknown brand, expected a folder of brands, did you mean "demo"?',
    ],
    [
      "an unknown token",
      () => save("color.shiny", "#000000"),
      "brands/demo/tokens/core.tokens.json: color.shiny: found an unknown token, expected the name of a token",
    ],
    [
      "a name of the prototype",
      () => save("__proto__.bg", "#000000"),
      'brands/demo/tokens/core.tokens.json: __proto__.bg: found an unknown token, expected the name of a token, did you mean "color.bg"?',
    ],
    [
      "a text that leaves its declaration",
      () => save("color.bg", "red;} body{display:none", "dark"),
      'brands/demo/tokens/dark.tokens.json: color.bg: found "red;} body{display:none", expected "#rrggbb", "#rrggbbaa" or an object with colorSpace and components',
    ],
    [
      "a wrong type",
      () => save("radius.card", "{motion.fast}"),
      "brands/demo/tokens/core.tokens.json: radius.card: found the type duration, expected dimension",
    ],
    [
      "an alias to a higher layer",
      () => save("radius.card", "{button.radius}"),
      "brands/demo/tokens/core.tokens.json: radius.card: found {button.radius} of the layer component, expected an alias to a token of the layer core or semantic",
    ],
    [
      "a cycle",
      () => save("radius.card", "{radius.card}"),
      "brands/demo/tokens/core.tokens.json: radius.card: found the cycle radius.card → radius.card, expected an alias that ends in a value",
    ],
    [
      "an alias to nothing",
      () => save("radius.card", "{size.huge}"),
      "brands/demo/tokens/core.tokens.json: radius.card: found {size.huge}, expected an alias to a token that exists",
    ],
    [
      "a colour that lets its ground through",
      () => save("color.text", "#ffffff10", "dark"),
      "brands/demo/tokens/dark.tokens.json: color.text: found #ffffff10, expected an opaque colour, since its contrast is measured",
    ],
  ])("refuses %s and changes no file", (_, act, reason) => {
    expect(refusalOf(act)[0]).toBe(reason);
  });

  it("writes all patches or none", () => {
    const patches = [
      { key: "color.bg", mode: "dark", value: "#000000" },
      { key: "radius.card", mode: "both", value: "4px" },
    ] as const;
    expect(refusalOf(() => writeTokenPatch(brands.folder, "demo", patches))).toHaveLength(1);
  });

  it("refuses a token that was changed elsewhere since the patch was made, in either theme, unless it has the patch's value", () => {
    const patch = { key: "color.primary", mode: "dark", value: "#d0ff00", basedOn: { value: "#c8f03c" } } as const;
    save("color.primary", "#ccf540", "dark");
    const write = () =>
      writeTokenPatch(brands.folder, "demo", [
        patch,
        { key: "radius.card", mode: "both", value: px(5), basedOn: { value: px(4) } },
      ]);
    expect(write).toThrow(TokenConflict);
    expect(refusalOf(write)).toEqual([
      'brands/demo/tokens/dark.tokens.json: color.primary: found "#ccf540" in the file by now, expected "#c8f03c", which the change was made on',
    ]);
    save("color.primary", "#d0ff00", "dark");
    expect(write().changes.map(({ key }) => key)).toEqual(["radius.card"]);
    save("radius.card", px(9), "light");
    expect(() =>
      writeTokenPatch(brands.folder, "demo", [
        { key: "radius.card", mode: "both", value: px(6), basedOn: { value: px(5) } },
      ]),
    ).toThrow('found {"value":9,"unit":"px"} in the file by now');
  });

  it.each(["tokens/dark.tokens.json", "tokens", "brand.json"])("does not follow a link at %s", (path) => {
    const place = join(brands.folder, "demo", path);
    const outside = join(brands.folder, `outside-${path.replaceAll("/", "-")}`);
    renameSync(place, outside);
    symlinkSync(outside, place);
    expect(() => save("color.bg", "#000000", "dark")).toThrow(
      `brands/demo/${path}: (root): found a link, which is not followed`,
    );
  });

  it("does not follow a link to a brand's folder", () => {
    symlinkSync(join(brands.folder, "aurelune"), join(brands.folder, "double"));
    expect(() => save("color.bg", "#000000", "dark", "double")).toThrow("found a link, which is not followed");
  });

  it("names the file of a brand whose JSON is broken", () => {
    mkdirSync(join(brands.folder, "broken", "tokens"), { recursive: true });
    writeFileSync(join(brands.folder, "broken", "brand.json"), '{ "extends": "midnight" }');
    writeFileSync(join(brands.folder, "broken", "tokens", "dark.tokens.json"), "{ no");
    expect(() => save("color.bg", "#000000", "dark", "broken")).toThrow(
      "brands/broken/tokens/dark.tokens.json: (root):",
    );
  });

  it("accepts any value or refuses it with a TokenError", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tokenNames),
        fc.constantFrom("dark", "light", "both"),
        fc.oneof(
          fc.jsonValue(),
          fc.string().map((text) => `{${text}}`),
        ),
        (key, mode, value) => {
          try {
            writeTokenPatch(brands.folder, "aurelune", [{ key, mode, value }], { dryRun: true });
          } catch (error) {
            expect(error).toBeInstanceOf(TokenError);
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 30_000);
});
