import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { importTokens, type ImportOptions } from "./importTokens.ts";
import { copyBrands } from "../test/testBrands.ts";
import { toReport } from "./toReport.ts";

const brands = copyBrands();
const folder = mkdtempSync(join(tmpdir(), "foreign-"));
const require = createRequire(import.meta.url);
const examples = dirname(require.resolve("dtcg-examples/package.json"));
beforeEach(brands.reset);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const px = (value: number) => ({ value, unit: "px" });
const color = (value: unknown) => ({ $type: "color", $value: value });

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** Imports one document by a mapping of its tokens. */
const take = (document: unknown, tokens?: unknown, options: ImportOptions = {}) =>
  importTokens(brands.folder, "demo", write("theirs.json", document), { ...options, ...(tokens === undefined ? {} : { map: write("names.json", { tokens }) }) });

const toChanges = ({ changes }: ReturnType<typeof take>) => changes.map(({ key, modes, after }) => `${key} ${modes.join(" ")} ${typeof after.value === "string" ? after.value : after.css}`);

describe("tokens:import of another system's files", () => {
  it("takes a published system by a mapping: themes by file names, roots, aliases over files, parts of type styles", () => {
    const map = write("figma-sds.json", {
      files: { "color.tokens.json": "both", "size.tokens.json": "both" },
      tokens: {
        "color.background.default": "color.bg",
        "color.background.default.secondary": "color.surface",
        "color.slate.*": "palette.slate.*",
        "size.radius.200": ["radius.card", "radius.control"],
        "typography.heading.base.fontSize": "text.heading",
        "typography.heading.base.lineHeight": "leading.heading",
        "typography.*": null,
      },
    });
    const before = brands.read("demo");
    const command = [join(import.meta.dirname, "cli/import.ts"), "demo", join(examples, "figma-sds"), "--map", map, "--brands", brands.folder, "--report", join(folder, "report.html")];
    const out = execFileSync(process.execPath, command, { encoding: "utf8" });
    expect(out).toContain("brands/demo/tokens/dark.tokens.json: color.bg: #0d0f0e → #1e1e1e\n");
    expect(out).toMatch(/brands\/demo\/tokens\/light\.tokens\.json: color\.bg: #\w{6}(?: \{[\w.]+\})? → #ffffff\n/);
    expect(out).toContain("brands/demo/tokens/core.tokens.json: radius.card: 4px → 0.5rem\n");
    expect(out).toContain("brands/demo/tokens/core.tokens.json: palette.slate.100: (new) → #f3f3f3\n");
    expect(out).toContain("brands/demo/tokens/core.tokens.json: leading.heading: 1.2 {lineHeight.120} → 1\n");
    expect(out).toContain("more notes in the report");
    expect(brands.read("demo")).not.toEqual(before);
    expect(execFileSync(process.execPath, command, { encoding: "utf8" })).toContain("demo: nothing differs");
  });

  it("keeps an alias between tokens that both are mapped, and writes the value where it would point up or at nothing of ours", () => {
    const theirs = { base: { lime: color("#d0ff00"), night: color("#0d0f0e") }, role: { main: color("{base.lime}"), ground: color("{base.night}") }, corner: { $type: "dimension", s: { $value: "{corner.m}" }, m: { $value: px(5) } } };
    const diff = take(theirs, { "base.lime": "palette.lime", "role.main": { token: "color.primary", mode: "dark" }, "role.ground": { token: "color.bg", mode: "dark" }, "corner.s": "radius.card", "corner.m": "button.radius" });
    expect(toChanges(diff)).toEqual(["palette.lime dark light #d0ff00", "color.primary dark {palette.lime}", "button.radius dark light 5px", "radius.card dark light 5px"].toSorted((one, other) => toChanges(diff).indexOf(one) - toChanges(diff).indexOf(other)));
  });

  it("gives numbers the unit that the mapping says", () => {
    const theirs = { "Corner radius": { $type: "number", Card: { $value: 5 }, Panel: { $value: "{Corner radius.Card}" } } };
    expect(() => take(theirs, { "Corner radius.Card": "radius.card" })).toThrow("theirs.json: Corner radius.Card: found the type number, expected dimension, as radius.card is; a mapping may give numbers a unit");
    expect(toChanges(take(theirs, { "Corner radius.*": null, "Corner radius.Card": { token: "radius.card", unit: "px" }, "Corner radius.Panel": { token: "radius.panel", unit: "px" } }))).toEqual(["radius.card dark light 5px", "radius.panel dark light 5px"]);
  });

  it("maps what lies outside sRGB, takes the file's own hex, says both in the report, and writes colours as our files do", () => {
    const theirs = {
      wide: color({ colorSpace: "display-p3", components: [0.7, 1, 0] }),
      named: color({ colorSpace: "oklch", components: [0.9, 0.4, 120], hex: "#D0FF00" }),
      inside: color({ colorSpace: "hsl", components: [120, 10, 80] }),
      text: color("oklch(95% 0 0)"),
    };
    const diff = take(theirs, { wide: "color.primary", named: "color.focus", inside: "color.muted", text: "color.text" }, { modes: ["dark"] });
    expect(toChanges(diff)).toEqual([expect.stringMatching(/^color\.primary dark #[0-9a-f]{6}$/), "color.focus dark #d0ff00", "color.muted dark #c7d1c7", "color.text dark #eeeeee"]);
    expect(diff.notes).toEqual([
      { file: "theirs.json", key: "wide", text: expect.stringMatching(/^color\(display-p3 0\.7 1 0\) lies outside sRGB: mapped to #[0-9a-f]{6}$/) },
      { file: "theirs.json", key: "named", text: "oklch(0.9 0.4 120): its own hex #d0ff00 taken" },
    ]);
    expect(toReport(diff)).toContain("lies outside sRGB");
    expect(brands.read("demo")["dark.tokens.json"]).toContain('"focus": { "$value": "#d0ff00" }');
  });

  it("splits type styles, borders, transitions and gradients into what we have, and names each part that it skips", () => {
    const theirs = {
      h1: { $type: "typography", $value: { fontFamily: ["Prompt", "sans-serif"], fontSize: { value: 2, unit: "rem" }, fontWeight: "bold", letterSpacing: px(0), lineHeight: 1.25 } },
      line: { $type: "border", $value: { color: "#8a7f6a", width: px(2), style: "solid" } },
      move: { $type: "transition", $value: { duration: { value: 150, unit: "ms" }, delay: { value: 0, unit: "ms" }, timingFunction: [0, 0, 1, 1] } },
      sky: { $type: "gradient", $value: [{ color: "#101010", position: 0 }, { color: "#202020", position: 1 }] },
      drop: { $type: "shadow", $value: { color: { colorSpace: "oklch", components: [0, 0, 0], alpha: 0.5 }, offsetX: px(0), offsetY: px(4), blur: px(9), spread: px(0) } },
      lost: { $type: "typography", $value: "{h1}" },
    };
    const diff = take(theirs, { "h1.fontSize": "text.headline", "h1.lineHeight": "leading.heading", "h1.fontFamily": "font.display", "line.width": "stroke.strong", "move.duration": "motion.fast", "move.timingFunction": "easing.standard", "sky.0.color": { token: "color.art", mode: "dark" }, drop: "shadow.raised" });
    expect(toChanges(diff).toSorted()).toEqual(["color.art dark #101010", "easing.standard dark light cubic-bezier(0, 0, 1, 1)", 'font.display dark light "Prompt", sans-serif', "leading.heading dark light 1.25", "motion.fast dark light 150ms", "shadow.raised dark light 0px 4px 9px 0px #00000080", "text.headline dark light 2rem"].toSorted());
    expect(diff.notes.map(({ key, text }) => `${key} ${text}`)).toEqual([
      ...["fontWeight", "letterSpacing"].map((part) => `h1 its part ${part} is skipped: the mapping names no token for it`),
      ...["color", "style"].map((part) => `line its part ${part} is skipped: the mapping names no token for it`),
      "move its part delay is skipped: the mapping names no token for it",
      ...["0.position", "1.color", "1.position"].map((part) => `sky its part ${part} is skipped: the mapping names no token for it`),
      "lost skipped: the mapping does not name it",
    ]);
    expect(() => take(theirs, { h1: "text.headline" })).toThrow("theirs.json: h1: found the type typography, expected dimension, as text.headline is; map its parts, such as h1.fontFamily");
  });

  it("takes a part of what a mapping names only when it is told to", () => {
    const tokens = { lime: { token: "color.primary", mode: "dark" }, "corner.*": "radius.*" };
    expect(() => take({ lime: color("#d0ff00") }, tokens)).toThrow("names.json: corner.*: found no such token in the files, expected a token that they have, or --partial");
    const diff = take({ lime: color("#d0ff00") }, tokens, { isPartial: true });
    expect([toChanges(diff), diff.notes]).toEqual([["color.primary dark #d0ff00"], [{ file: "names.json", key: "corner.*", text: "skipped: the files do not have it" }]]);
  });

  it("says when a token's file is not for the theme that the mapping wants it for", () => {
    const diff = take({ lime: color("#d0ff00") }, { lime: { token: "color.primary", mode: "dark" } }, { modes: ["light"] });
    expect([diff.changes, diff.notes]).toEqual([[], [{ file: "theirs.json", key: "lime", text: "skipped: its file is for light, the mapping wants it for the other theme" }]]);
  });

  const theirs = { brand: { lime: color("#d0ff00"), plum: color("#c99bff") } };
  it.each<readonly [string, unknown, unknown, string]>([
    ["a source that the files do not have", theirs, { "brand.lmie": "color.primary" }, 'names.json: brand.lmie: found no such token in the files, expected a token that they have, or --partial, did you mean "brand.lime"?'],
    ["a target that we do not have", theirs, { "brand.lime": "color.primry" }, 'names.json: brand.lime: found the unknown token "color.primry", expected the name of a token of ours, did you mean "color.primary"?'],
    ["a target that a * makes and we do not have", theirs, { "brand.*": "color.*" }, 'theirs.json: brand.lime: found the unknown token "color.lime" in names.json, expected the name of a token of ours'],
    ["two sources for one token", theirs, { "brand.*": "color.primary" }, 'names.json: brand.*: found 1 * in the path and 0 in "color.primary", expected one * in both or none'],
    ["two sources for one token, line by line", theirs, { "brand.lime": "color.primary", "brand.plum": "color.primary" }, "theirs.json: brand.plum: found a second source for color.primary in dark, beside brand.lime, expected one source for each token and theme"],
    ["a field that no target has", theirs, { "brand.lime": { token: "color.primary", mod: "dark" } }, 'names.json: brand.lime: found the field "mod", expected one of token, mode, unit, did you mean "mode"?'],
    ["a theme that is none", theirs, { "brand.lime": { token: "color.primary", mode: "drak" } }, 'names.json: brand.lime: found mode "drak", expected dark, light or both, did you mean "dark"?'],
    ["no names", theirs, undefined, 'theirs.json: brand.lime: found an unknown token, expected the name of a token of ours, or a mapping file (--map)'],
    ["variables of Figma's API", { meta: { variables: { "VariableID:1:2": { name: "lime", valuesByMode: {} } } } }, {}, "theirs.json: (root): found Figma variables as its API and plugins write them, expected a DTCG file for each mode"],
    ["a list", [{ name: "lime" }], {}, "theirs.json: (root): found a list, expected a DTCG file"],
    ["a resolver", { sets: {}, modifiers: {}, resolutionOrder: [] }, {}, "theirs.json: (root): found a DTCG resolver file, expected the token files that it names"],
    ["tokens of before the format", { brand: { lime: { value: "#d0ff00", type: "color" } } }, {}, "theirs.json: (root): found tokens with value and type instead of $value and $type"],
    ["something else", { name: "theirs", version: "1.0.0" }, {}, "theirs.json: (root): found no token, expected a DTCG file"],
    ["a wrong value", { lime: color({ colorSpace: "oklch", components: [2, 0, 0] }) }, { lime: "color.primary" }, "theirs.json: lime: found components [2,0,0], expected 3 numbers of oklch: 0 to 1, 0 or more, 0 to 360"],
    ["an alias to nothing", { lime: color("{brand.lime}") }, { lime: "color.primary" }, "theirs.json: lime: found {brand.lime}, expected an alias to a token that exists"],
  ])("refuses %s by name, and leaves every byte", (_, document, tokens, reason) => {
    const before = brands.read("demo");
    expect(() => take(document, tokens)).toThrow(reason);
    expect(brands.read("demo")).toEqual(before);
  });

  it("refuses two values for one token in one theme, and a file that is not there", () => {
    const both = join(folder, "both");
    execFileSync("mkdir", ["-p", both]);
    writeFileSync(join(both, "large.json"), JSON.stringify({ corner: { $type: "dimension", $value: px(9) } }));
    writeFileSync(join(both, "small.json"), JSON.stringify({ corner: { $type: "dimension", $value: px(3) } }));
    const map = (files: unknown) => write("names.json", { files, tokens: { corner: "radius.card" } });
    expect(() => importTokens(brands.folder, "demo", both, { map: map({}) })).toThrow('small.json: corner: found {"value":3,"unit":"px"} for dark, and {"value":9,"unit":"px"} in large.json, expected one value');
    expect(importTokens(brands.folder, "demo", both, { map: map({ "large.json": null }), dryRun: true }).changes).toHaveLength(1);
    expect(importTokens(brands.folder, "demo", both, { map: map({ "large.json": "light" }), dryRun: true }).changes.map(({ modes, after }) => [modes, after.css])).toEqual([[["dark"], "3px"], [["light"], "9px"]]);
    expect(() => importTokens(brands.folder, "demo", both, { map: map({ "lrage.json": null }) })).toThrow('names.json: files.lrage.json: found a file that is not among those imported, expected one of them, or --partial, did you mean "large.json"?');
    const none = spawnSync(process.execPath, [join(import.meta.dirname, "cli/import.ts"), "demo", join(folder, "nothing"), "--brands", brands.folder], { encoding: "utf8" });
    expect([none.status, none.stderr]).toEqual([2, expect.stringContaining("found nothing, expected a DTCG file or a folder of them")]);
  });
});
