import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { isRecord } from "@marquee/design-tokens/dtcg";
import { listBrands } from "@marquee/design-tokens/brands";
import { exportTokens } from "./exportTokens.ts";
import { importTokens } from "./importTokens.ts";
import { copyBrands, diffLines } from "../test/testBrands.ts";
import { toReport } from "./toReport.ts";

const brands = copyBrands();
const folder = mkdtempSync(join(tmpdir(), "exchange-"));
beforeEach(() => {
  brands.reset();
  exportTokens(brands.folder, "demo", folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Changes the text of one exported file, as a design tool would. */
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
  it("write one file per collection and mode, with colours as objects and aliases kept", () => {
    expect(readdirSync(folder).toSorted()).toEqual([
      "component.dark.tokens.json",
      "component.light.tokens.json",
      "core.dark.tokens.json",
      "core.light.tokens.json",
      "semantic.dark.tokens.json",
      "semantic.light.tokens.json",
    ]);
    const semantic: unknown = JSON.parse(readFileSync(join(folder, "semantic.dark.tokens.json"), "utf8"));
    expect(semantic).toMatchObject({
      color: {
        primary: {
          $type: "color",
          $value: { colorSpace: "srgb", components: [0.78431, 0.94118, 0.23529], alpha: 1, hex: "#c8f03c" },
        },
        info: { $value: "{palette.sky.300}" },
      },
      text: { headline: { $type: "dimension", $value: "{fontSize.36}" } },
    });
  });

  it.each(listBrands(brands.folder))("%s: comes back as it went, and nothing is written", (id) => {
    const before = brands.read(id);
    exportTokens(brands.folder, id, folder);
    expect(importTokens(brands.folder, id, folder)).toEqual({ brand: id, changes: [], pairs: [], notes: [] });
    expect(brands.read(id)).toEqual(before);
  });

  it("import one changed colour as one changed line, and report the contrast before and after", () => {
    const before = brands.read("demo");
    set("semantic.dark.tokens.json", "color.primary", {
      colorSpace: "srgb",
      components: [1, 0.6, 1],
      alpha: 1,
      hex: "#ff99ff",
    });
    const diff = importTokens(brands.folder, "demo", folder);
    const after = brands.read("demo");
    expect(diffLines(before["dark.tokens.json"] ?? "", after["dark.tokens.json"] ?? "").came).toEqual([
      '    "primary": { "$value": "#ff99ff" },',
    ]);
    expect({ ...after, "dark.tokens.json": "" }).toEqual({ ...before, "dark.tokens.json": "" });
    expect(diff.pairs.map(({ mode, foreground, background }) => `${mode} ${foreground} ${background}`)).toEqual([
      "dark color.primary color.bg",
      "dark color.primary color.surface",
      "dark color.primary color.raised",
      "dark color.onPrimary color.primary",
      "dark color.onPrimary color.primaryHover",
      "dark color.onPrimary color.primaryPressed",
      "dark color.text color.primarySoft",
      "dark color.primary color.primarySoft",
      "dark color.focus color.primarySoft",
    ]);
    const html = toReport(diff);
    expect(html).toContain("background:#c8f03c");
    expect(html).toContain("background:#ff99ff");
    expect(html).toContain('style="color:#c8f03c;background:#0d0f0e">Aa</span><span class="enough">14.64</span>');
  });

  it("keep an alias that a tool replaced by the value it resolves to", () => {
    for (const mode of ["dark", "light"]) {
      set(`component.${mode}.tokens.json`, "button.radius", { value: 4, unit: "px" });
      set(`semantic.${mode}.tokens.json`, "text.headline", { value: 1.875, unit: "rem" });
    }
    set("semantic.dark.tokens.json", "color.info", {
      colorSpace: "srgb",
      components: [0.47451, 0.74118, 1],
      alpha: 1,
      hex: "#79bdff",
    });
    expect(importTokens(brands.folder, "demo", folder).changes).toEqual([]);
  });

  it("write a change in both modes to the file that both share", () => {
    for (const mode of ["dark", "light"]) set(`component.${mode}.tokens.json`, "card.radius", { value: 3, unit: "px" });
    expect(importTokens(brands.folder, "demo", folder).changes.map(({ file, modes }) => [file, modes])).toEqual([
      ["brands/demo/tokens/core.tokens.json", ["dark", "light"]],
    ]);
  });

  it("import a new raw colour and a semantic token that refers to it", () => {
    for (const mode of ["dark", "light"])
      change(`core.${mode}.tokens.json`, (text) =>
        text.replace('"scrim": {', '"plum": { "$type": "color", "$value": "#c99bff" },\n"scrim": {'),
      );
    set("semantic.dark.tokens.json", "color.primary", "{palette.plum}");
    expect(importTokens(brands.folder, "demo", folder).changes.map(({ key, after }) => [key, after.css])).toEqual([
      ["palette.plum", "#c99bff"],
      ["color.primary", "#c99bff"],
    ]);
  });

  it.each([
    [
      "no JSON",
      () => writeFileSync(join(folder, "core.dark.tokens.json"), "{"),
      "core.dark.tokens.json: (root): found no JSON (Expected property name",
    ],
    [
      "an unknown token",
      () => change("semantic.dark.tokens.json", (text) => text.replace('"primary": {', '"pirmary": {')),
      'semantic.dark.tokens.json: color.pirmary: found an unknown token, expected the name of a token of ours, or a mapping file (--map), did you mean "color.primary"?',
    ],
    [
      "another type",
      () => change("semantic.dark.tokens.json", (text) => text.replaceAll('"fontWeight"', '"number"')),
      "semantic.dark.tokens.json: weight.regular: found the type number, expected fontWeight, as weight.regular is",
    ],
    [
      "a name with a bracket",
      () =>
        change("core.dark.tokens.json", (text) => text.replace('"palette": {', '"palette": { "a{b": { "$value": 1 },')),
      'core.dark.tokens.json: palette.a{b: found the name "a{b", expected a name that is not empty and has none of { } .',
    ],
    [
      "a hostile value",
      () => set("semantic.dark.tokens.json", "color.bg", "red;} body{display:none"),
      'semantic.dark.tokens.json: color.bg: found "red;} body{display:none", expected "#rrggbb"',
    ],
  ])("refuse %s with file and key, and leave every byte", (_, spoil, reason) => {
    const before = brands.read("demo");
    spoil();
    expect(() => importTokens(brands.folder, "demo", folder)).toThrow(reason);
    expect(brands.read("demo")).toEqual(before);
  });

  it("exit as commands with 0, and with 2 for refused data", () => {
    const command = (name: string, ...rest: readonly string[]) => [
      join(import.meta.dirname, "cli", name),
      ...rest,
      "--brands",
      brands.folder,
    ];
    const out = execFileSync(process.execPath, command("export.ts", "demo", "--out", folder), { encoding: "utf8" });
    expect(out).toContain("demo: 6 files in");
    const exported = join(folder, "demo");
    const report = join(folder, "report.html");
    expect(
      execFileSync(process.execPath, command("import.ts", "demo", exported, "--dry-run", "--report", report), {
        encoding: "utf8",
      }),
    ).toContain("demo: nothing differs");
    expect(readFileSync(report, "utf8")).toContain("Nothing differs.");
    writeFileSync(join(exported, "core.dark.tokens.json"), '{ "palette": { "$ref": "other.json#/palette" } }');
    const refused = spawnSync(process.execPath, command("import.ts", "demo", exported, "--report", report), {
      encoding: "utf8",
    });
    expect(refused.status).toBe(2);
    expect(refused.stderr).toBe(
      'core.dark.tokens.json: palette: found $ref "other.json#/palette", expected a pointer into the same file, such as "#/group/token" (DTCG: Aliases / References)\n',
    );
    const wrong = spawnSync(process.execPath, command("import.ts", "demo", exported, "--mode", "drak"), {
      encoding: "utf8",
    });
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      expect.stringContaining('found --mode drak, expected dark, light or both, did you mean "dark"?'),
    ]);
    expect(spawnSync(process.execPath, command("import.ts"), { encoding: "utf8" }).status).toBe(1);
  });

  it.each(["export.ts", "import.ts"])("%s --help, -h and help say how to use it and exit 0", (name) => {
    for (const word of ["--help", "-h", "help"]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "cli", name), word], {
        encoding: "utf8",
      });
      expect([word, status, stderr]).toEqual([word, 0, ""]);
      expect(stdout).toMatch(/^Usage: pnpm tokens:\w+ [^]*--brands <folder>[^]*Exit codes: 0 done[^]*Examples/);
    }
  });

  it("import a subset of the files and tokens, and leave the others as they are", () => {
    const before = brands.read("demo");
    for (const name of readdirSync(folder))
      if (name !== "semantic.dark.tokens.json") rmSync(join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, "semantic.dark.tokens.json"),
      '{ "color": { "$type": "color", "primary": { "$value": "#d0ff00" }, "info": { "$value": "{palette.sky.300}" } } }',
    );
    expect(importTokens(brands.folder, "demo", folder).changes.map(({ key, modes }) => [key, modes])).toEqual([
      ["color.primary", ["dark"]],
    ]);
    expect({ ...brands.read("demo"), "dark.tokens.json": "" }).toEqual({ ...before, "dark.tokens.json": "" });
    writeFileSync(
      join(folder, "one.json"),
      '{ "radius": { "$type": "dimension", "card": { "$value": { "value": 5, "unit": "px" } } } }',
    );
    expect(
      importTokens(brands.folder, "demo", join(folder, "one.json")).changes.map(({ key, modes }) => [key, modes]),
    ).toEqual([["radius.card", ["dark", "light"]]]);
    rmSync(join(folder, "one.json"));
  });

  it("refuse colours with too little contrast, as Brand Studio does, and write neither tokens nor a report", () => {
    const before = brands.read("demo");
    const report = join(folder, "contrast.html");
    set("semantic.dark.tokens.json", "color.primary", "#1c2110");
    const call = (...rest: readonly string[]) =>
      spawnSync(
        process.execPath,
        [
          join(import.meta.dirname, "cli/import.ts"),
          "demo",
          folder,
          "--brands",
          brands.folder,
          "--report",
          report,
          ...rest,
        ],
        { encoding: "utf8" },
      );
    const { status, stderr } = call();
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^brands\/demo\/tokens\/dark\.tokens\.json: color\.primary on color\.bg in dark: contrast 1\.\d\d, at least 4\.5$/m,
    );
    expect([brands.read("demo"), existsSync(report)]).toEqual([before, false]);
    const allowed = call("--allow-low-contrast");
    expect([allowed.status, allowed.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^WARNING color\.primary on color\.bg in dark: contrast 1\.\d\d, at least 4\.5 \(before 14\.\d\d\)$/m,
      ),
    ]);
    expect(brands.read("demo")["dark.tokens.json"]).toContain("#1c2110");
  });
});
