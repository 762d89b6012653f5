import { execFileSync, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { importTokens } from "./importTokens.ts";
import { brands, color, folder, px, take, write } from "../test/foreignTokens.ts";

beforeEach(brands.reset);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("tokens:import refuses", () => {
  const theirs = { brand: { lime: color("#d0ff00"), plum: color("#c99bff") } };
  it.each<readonly [string, unknown, unknown, string]>([
    [
      "a source that the files do not have",
      theirs,
      { "brand.lmie": "color.primary" },
      'names.json: brand.lmie: found no such token in the files, expected a token that they have, or --partial, did you mean "brand.lime"?',
    ],
    [
      "a target that we do not have",
      theirs,
      { "brand.lime": "color.primry" },
      'names.json: brand.lime: found the unknown token "color.primry", expected the name of a token of ours, did you mean "color.primary"?',
    ],
    [
      "a * whose target we do not have",
      theirs,
      { "brand.*": "color.*" },
      'theirs.json: brand.lime: found the unknown token "color.lime" in names.json, expected the name of a token of ours',
    ],
    [
      "two sources for one token",
      theirs,
      { "brand.*": "color.primary" },
      'names.json: brand.*: found 1 * in the path and 0 in "color.primary", expected one * in both or none',
    ],
    [
      "two sources for one token, line by line",
      theirs,
      { "brand.lime": "color.primary", "brand.plum": "color.primary" },
      "theirs.json: brand.plum: found a second source for color.primary in dark, beside brand.lime, expected one source for each token and theme",
    ],
    [
      "an unknown field of a target",
      theirs,
      { "brand.lime": { token: "color.primary", mod: "dark" } },
      'names.json: brand.lime: found the field "mod", expected one of token, mode, unit, did you mean "mode"?',
    ],
    [
      "an unknown theme",
      theirs,
      { "brand.lime": { token: "color.primary", mode: "drak" } },
      'names.json: brand.lime: found mode "drak", expected dark, light or both, did you mean "dark"?',
    ],
    [
      "foreign names without a mapping",
      theirs,
      undefined,
      "theirs.json: brand.lime: found an unknown token, expected the name of a token of ours, or a mapping file (--map)",
    ],
    [
      "variables of Figma's API",
      { meta: { variables: { "VariableID:1:2": { name: "lime", valuesByMode: {} } } } },
      {},
      "theirs.json: (root): found Figma variables as its API and plugins write them, expected a DTCG file for each mode",
    ],
    ["a list", [{ name: "lime" }], {}, "theirs.json: (root): found a list, expected a DTCG file"],
    [
      "a resolver",
      { sets: {}, modifiers: {}, resolutionOrder: [] },
      {},
      "theirs.json: (root): found a DTCG resolver file, expected the token files that it names",
    ],
    [
      "tokens in the form before DTCG",
      { brand: { lime: { value: "#d0ff00", type: "color" } } },
      {},
      "theirs.json: (root): found tokens with value and type instead of $value and $type",
    ],
    [
      "something else",
      { name: "theirs", version: "1.0.0" },
      {},
      "theirs.json: (root): found no token, expected a DTCG file",
    ],
    [
      "a wrong value",
      { lime: color({ colorSpace: "oklch", components: [2, 0, 0] }) },
      { lime: "color.primary" },
      "theirs.json: lime: found components [2,0,0], expected 3 numbers of oklch: 0 to 1, 0 or more, 0 to 360",
    ],
    [
      "an alias to nothing",
      { lime: color("{brand.lime}") },
      { lime: "color.primary" },
      "theirs.json: lime: found {brand.lime}, expected an alias to a token that exists",
    ],
  ])("%s: names it and changes no file", (_, document, tokens, reason) => {
    const before = brands.read("demo");
    expect(() => take(document, tokens)).toThrow(reason);
    expect(brands.read("demo")).toEqual(before);
  });

  it("two values for one token in one theme, and a missing file", () => {
    const both = join(folder, "both");
    execFileSync("mkdir", ["-p", both]);
    writeFileSync(join(both, "large.json"), JSON.stringify({ corner: { $type: "dimension", $value: px(9) } }));
    writeFileSync(join(both, "small.json"), JSON.stringify({ corner: { $type: "dimension", $value: px(3) } }));
    const map = (files: unknown) => write("names.json", { files, tokens: { corner: "radius.card" } });
    expect(() => importTokens(brands.folder, "demo", both, { map: map({}) })).toThrow(
      'small.json: corner: found {"value":3,"unit":"px"} for dark, and {"value":9,"unit":"px"} in large.json, expected one value',
    );
    expect(
      importTokens(brands.folder, "demo", both, { map: map({ "large.json": null }), dryRun: true }).changes,
    ).toHaveLength(1);
    expect(
      importTokens(brands.folder, "demo", both, { map: map({ "large.json": "light" }), dryRun: true }).changes.map(
        ({ modes, after }) => [modes, after.css],
      ),
    ).toEqual([
      [["dark"], "3px"],
      [["light"], "9px"],
    ]);
    expect(() => importTokens(brands.folder, "demo", both, { map: map({ "lrage.json": null }) })).toThrow(
      'names.json: files.lrage.json: found a file that is not among those imported, expected one of them, or --partial, did you mean "large.json"?',
    );
    const none = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "cli/import.ts"), "demo", join(folder, "nothing"), "--brands", brands.folder],
      { encoding: "utf8" },
    );
    expect([none.status, none.stderr]).toEqual([
      2,
      expect.stringContaining("found nothing, expected a DTCG file or a folder of them"),
    ]);
  });
});
