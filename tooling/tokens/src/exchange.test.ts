import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { isRecord } from "@marquee/design-tokens/dtcg";
import { listBrands } from "@marquee/design-tokens/brands";
import { exportTokens } from "./exportTokens.ts";
import { importTokens } from "./importTokens.ts";
import { copyBrands, diffLines } from "./testBrands.ts";
import { toReport } from "./toReport.ts";

const brands = copyBrands();
const folder = mkdtempSync(join(tmpdir(), "exchange-"));
beforeEach(() => {
  brands.reset();
  exportTokens(brands.folder, "demo", folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Changes the exported text of one file, as a designer's tool would. */
function change(name: string, edit: (text: string) => string): void {
  const file = join(folder, name);
  const before = readFileSync(file, "utf8");
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

/** Sets `$value` of one token of an exported file. */
const set = (name: string, key: string, value: unknown): void =>
  change(name, (text) => {
    const root: unknown = JSON.parse(text);
    const token = key.split(".").reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), root);
    if (!isRecord(token)) throw new Error(`${name} has no ${key}`);
    Object.assign(token, { $value: value });
    return JSON.stringify(root);
  });

describe("tokens:export and tokens:import", () => {
  it("write one file per collection and mode, colours as objects, aliases as aliases", () => {
    expect(readdirSync(folder).toSorted()).toEqual(["component.dark.tokens.json", "component.light.tokens.json", "core.dark.tokens.json", "core.light.tokens.json", "semantic.dark.tokens.json", "semantic.light.tokens.json"]);
    const semantic: unknown = JSON.parse(readFileSync(join(folder, "semantic.dark.tokens.json"), "utf8"));
    expect(semantic).toMatchObject({
      color: { primary: { $type: "color", $value: { colorSpace: "srgb", components: [0.78431, 0.94118, 0.23529], alpha: 1, hex: "#c8f03c" } }, info: { $value: "{palette.sky.300}" } },
      text: { headline: { $type: "dimension", $value: "{fontSize.36}" } },
    });
  });

  it.each(listBrands(brands.folder))("%s: comes back as it went, and nothing is written", (id) => {
    const before = brands.read(id);
    exportTokens(brands.folder, id, folder);
    expect(importTokens(brands.folder, id, folder)).toEqual({ brand: id, changes: [], pairs: [] });
    expect(brands.read(id)).toEqual(before);
  });

  it("bring one changed colour back as one changed line, with the contrast before and after", () => {
    const before = brands.read("demo");
    set("semantic.dark.tokens.json", "color.primary", { colorSpace: "srgb", components: [1, 0.6, 1], alpha: 1, hex: "#ff99ff" });
    const diff = importTokens(brands.folder, "demo", folder);
    const after = brands.read("demo");
    expect(diffLines(before["dark.tokens.json"] ?? "", after["dark.tokens.json"] ?? "").came).toEqual(['    "primary": { "$value": "#ff99ff" },']);
    expect({ ...after, "dark.tokens.json": "" }).toEqual({ ...before, "dark.tokens.json": "" });
    expect(diff.pairs.map(({ mode, foreground, background }) => `${mode} ${foreground} ${background}`)).toEqual(["dark color.primary color.bg", "dark color.primary color.surface", "dark color.primary color.raised", "dark color.onPrimary color.primary", "dark color.onPrimary color.primaryHover", "dark color.onPrimary color.primaryPressed", "dark color.text color.primarySoft", "dark color.primary color.primarySoft", "dark color.focus color.primarySoft"]);
    const html = toReport(diff);
    expect(html).toContain("background:#c8f03c");
    expect(html).toContain("background:#ff99ff");
    expect(html).toContain('style="color:#c8f03c;background:#0d0f0e">Aa</span><span class="enough">14.64</span>');
  });

  it("keep an alias where a tool wrote the value that it comes to", () => {
    for (const mode of ["dark", "light"]) {
      set(`component.${mode}.tokens.json`, "button.radius", { value: 4, unit: "px" });
      set(`semantic.${mode}.tokens.json`, "text.headline", { value: 1.875, unit: "rem" });
    }
    set("semantic.dark.tokens.json", "color.info", { colorSpace: "srgb", components: [0.47451, 0.74118, 1], alpha: 1, hex: "#79bdff" });
    expect(importTokens(brands.folder, "demo", folder).changes).toEqual([]);
  });

  it("put a change of both modes into the file that both share", () => {
    for (const mode of ["dark", "light"]) set(`component.${mode}.tokens.json`, "card.radius", { value: 3, unit: "px" });
    expect(importTokens(brands.folder, "demo", folder).changes.map(({ file, modes }) => [file, modes])).toEqual([["brands/demo/tokens/core.tokens.json", ["dark", "light"]]]);
  });

  it("bring a new raw colour and a role that names it", () => {
    for (const mode of ["dark", "light"]) change(`core.${mode}.tokens.json`, (text) => text.replace('"scrim": {', '"plum": { "$type": "color", "$value": "#c99bff" },\n"scrim": {'));
    set("semantic.dark.tokens.json", "color.primary", "{palette.plum}");
    expect(importTokens(brands.folder, "demo", folder).changes.map(({ key, after }) => [key, after.css])).toEqual([["palette.plum", "#c99bff"], ["color.primary", "#c99bff"]]);
  });

  it.each([
    ["a file that is missing", () => rmSync(join(folder, "core.light.tokens.json")), "core.light.tokens.json: (root): missing: an export has one file per collection and mode"],
    ["no JSON", () => writeFileSync(join(folder, "core.dark.tokens.json"), "{"), "core.dark.tokens.json: (root): Expected property name"],
    ["an unknown token", () => change("semantic.dark.tokens.json", (text) => text.replace('"primary": {', '"shiny": {')), "semantic.dark.tokens.json: color.shiny: unknown token"],
    ["a missing token", () => change("semantic.dark.tokens.json", (text) => text.replace('"primary": {', '"shiny": {')), "semantic.dark.tokens.json: color.primary: missing: the brand has it"],
    ["another type", () => change("semantic.dark.tokens.json", (text) => text.replaceAll('"fontWeight"', '"number"')), "semantic.dark.tokens.json: weight.regular: wrongly typed: fontWeight expected, number found"],
    ["a token of another collection", () => change("core.dark.tokens.json", (text) => text.replace('"palette": {', '"z": { "menu": { "$value": 1 } },\n"palette": {')), "core.dark.tokens.json: z.menu: belongs to the collection semantic"],
    ["a name with a bracket", () => change("core.dark.tokens.json", (text) => text.replace('"palette": {', '"palette": { "a{b": { "$value": 1 },')), "core.dark.tokens.json: palette.a{b: a name may not be empty nor contain { } or ."],
    ["a hostile value", () => set("semantic.dark.tokens.json", "color.bg", "red;} body{display:none"), "brands/demo/tokens/dark.tokens.json: color.bg: a color is"],
  ])("refuse %s with file and key, and leave every byte", (_, spoil, reason) => {
    const before = brands.read("demo");
    spoil();
    expect(() => importTokens(brands.folder, "demo", folder)).toThrow(reason);
    expect(brands.read("demo")).toEqual(before);
  });

  it("answer as commands with exit codes: 0, and 2 for refused data", () => {
    const command = (name: string, ...rest: readonly string[]) => [join(import.meta.dirname, "cli", name), ...rest, "--brands", brands.folder];
    const out = execFileSync(process.execPath, command("export.ts", "demo", "--out", folder), { encoding: "utf8" });
    expect(out).toContain("demo: 6 files in");
    const exported = join(folder, "demo");
    const report = join(folder, "report.html");
    expect(execFileSync(process.execPath, command("import.ts", "demo", exported, "--dry-run", "--report", report), { encoding: "utf8" })).toContain("demo: nothing differs");
    expect(readFileSync(report, "utf8")).toContain("Nothing differs.");
    writeFileSync(join(exported, "core.dark.tokens.json"), '{ "palette": { "$ref": "x" } }');
    const refused = spawnSync(process.execPath, command("import.ts", "demo", exported, "--report", report), { encoding: "utf8" });
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain("core.dark.tokens.json: palette: $ref is not read here: name a token as {group.token} (DTCG: Aliases / References)");
    expect(spawnSync(process.execPath, command("import.ts"), { encoding: "utf8" }).status).toBe(1);
  });
});
