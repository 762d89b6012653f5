import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { toReport } from "./toReport.ts";
import { brands, color, examples, folder, px, take, toChanges, write } from "../test/foreignTokens.ts";

beforeEach(brands.reset);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("tokens:import of another system's files", () => {
  it("imports a published system with a mapping: themes by file names, $root, aliases across files, parts of type styles", () => {
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
    const command = [
      join(import.meta.dirname, "cli/import.ts"),
      "demo",
      join(examples, "figma-sds"),
      "--map",
      map,
      "--brands",
      brands.folder,
      "--report",
      join(folder, "report.html"),
    ];
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

  it("keeps an alias when both tokens are mapped, and writes the value when its target is not mapped or in a higher layer", () => {
    const theirs = {
      base: { lime: color("#d0ff00"), night: color("#0d0f0e") },
      role: { main: color("{base.lime}"), ground: color("{base.night}") },
      corner: { $type: "dimension", s: { $value: "{corner.m}" }, m: { $value: px(5) } },
    };
    const diff = take(theirs, {
      "base.lime": "palette.lime",
      "role.main": { token: "color.primary", mode: "dark" },
      "role.ground": { token: "color.bg", mode: "dark" },
      "corner.s": "radius.card",
      "corner.m": "button.radius",
    });
    expect(toChanges(diff)).toEqual(
      [
        "palette.lime dark light #d0ff00",
        "color.primary dark {palette.lime}",
        "button.radius dark light 5px",
        "radius.card dark light 5px",
      ].toSorted((one, other) => toChanges(diff).indexOf(one) - toChanges(diff).indexOf(other)),
    );
  });

  it("gives numbers the unit from the mapping", () => {
    const theirs = {
      "Corner radius": { $type: "number", Card: { $value: 5 }, Panel: { $value: "{Corner radius.Card}" } },
    };
    expect(() => take(theirs, { "Corner radius.Card": "radius.card" })).toThrow(
      "theirs.json: Corner radius.Card: found the type number, expected dimension, as radius.card is; a mapping may give numbers a unit",
    );
    expect(
      toChanges(
        take(theirs, {
          "Corner radius.*": null,
          "Corner radius.Card": { token: "radius.card", unit: "px" },
          "Corner radius.Panel": { token: "radius.panel", unit: "px" },
        }),
      ),
    ).toEqual(["radius.card dark light 5px", "radius.panel dark light 5px"]);
  });

  it("maps colours outside sRGB, prefers the file's own hex, reports both, and writes colours in our files' form", () => {
    const theirs = {
      wide: color({ colorSpace: "display-p3", components: [0.7, 1, 0] }),
      named: color({ colorSpace: "oklch", components: [0.9, 0.4, 120], hex: "#D0FF00" }),
      inside: color({ colorSpace: "hsl", components: [120, 10, 80] }),
      text: color("oklch(95% 0 0)"),
    };
    const diff = take(
      theirs,
      { wide: "color.primary", named: "color.focus", inside: "color.muted", text: "color.text" },
      { modes: ["dark"] },
    );
    expect(toChanges(diff)).toEqual([
      expect.stringMatching(/^color\.primary dark #[0-9a-f]{6}$/),
      "color.focus dark #d0ff00",
      "color.muted dark #c7d1c7",
      "color.text dark #eeeeee",
    ]);
    expect(diff.notes).toEqual([
      {
        file: "theirs.json",
        key: "wide",
        text: expect.stringMatching(/^color\(display-p3 0\.7 1 0\) lies outside sRGB: mapped to #[0-9a-f]{6}$/),
      },
      { file: "theirs.json", key: "named", text: "oklch(0.9 0.4 120): its own hex #d0ff00 taken" },
    ]);
    expect(toReport(diff)).toContain("lies outside sRGB");
    expect(brands.read("demo")["dark.tokens.json"]).toContain('"focus": { "$value": "#d0ff00" }');
  });

  it("splits type styles, borders, transitions and gradients into our tokens, and names each part that it skips", () => {
    const theirs = {
      h1: {
        $type: "typography",
        $value: {
          fontFamily: ["Prompt", "sans-serif"],
          fontSize: { value: 2, unit: "rem" },
          fontWeight: "bold",
          letterSpacing: px(0),
          lineHeight: 1.25,
        },
      },
      line: { $type: "border", $value: { color: "#8a7f6a", width: px(2), style: "solid" } },
      move: {
        $type: "transition",
        $value: { duration: { value: 150, unit: "ms" }, delay: { value: 0, unit: "ms" }, timingFunction: [0, 0, 1, 1] },
      },
      sky: {
        $type: "gradient",
        $value: [
          { color: "#101010", position: 0 },
          { color: "#202020", position: 1 },
        ],
      },
      drop: {
        $type: "shadow",
        $value: {
          color: { colorSpace: "oklch", components: [0, 0, 0], alpha: 0.5 },
          offsetX: px(0),
          offsetY: px(4),
          blur: px(9),
          spread: px(0),
        },
      },
      lost: { $type: "typography", $value: "{h1}" },
    };
    const diff = take(theirs, {
      "h1.fontSize": "text.headline",
      "h1.lineHeight": "leading.heading",
      "h1.fontFamily": "font.display",
      "line.width": "stroke.strong",
      "move.duration": "motion.fast",
      "move.timingFunction": "easing.standard",
      "sky.0.color": { token: "color.art", mode: "dark" },
      drop: "shadow.raised",
    });
    expect(toChanges(diff).toSorted()).toEqual(
      [
        "color.art dark #101010",
        "easing.standard dark light cubic-bezier(0, 0, 1, 1)",
        'font.display dark light "Prompt", sans-serif',
        "leading.heading dark light 1.25",
        "motion.fast dark light 150ms",
        "shadow.raised dark light 0px 4px 9px 0px #00000080",
        "text.headline dark light 2rem",
      ].toSorted(),
    );
    expect(diff.notes.map(({ key, text }) => `${key} ${text}`)).toEqual([
      ...["fontWeight", "letterSpacing"].map(
        (part) => `h1 its part ${part} is skipped: the mapping names no token for it`,
      ),
      ...["color", "style"].map((part) => `line its part ${part} is skipped: the mapping names no token for it`),
      "move its part delay is skipped: the mapping names no token for it",
      ...["0.position", "1.color", "1.position"].map(
        (part) => `sky its part ${part} is skipped: the mapping names no token for it`,
      ),
      "lost skipped: the mapping does not name it",
    ]);
    expect(() => take(theirs, { h1: "text.headline" })).toThrow(
      "theirs.json: h1: found the type typography, expected dimension, as text.headline is; map its parts, such as h1.fontFamily",
    );
  });

  it("imports files that have less than the mapping only with --partial", () => {
    const tokens = { lime: { token: "color.primary", mode: "dark" }, "corner.*": "radius.*" };
    expect(() => take({ lime: color("#d0ff00") }, tokens)).toThrow(
      "names.json: corner.*: found no such token in the files, expected a token that they have, or --partial",
    );
    const diff = take({ lime: color("#d0ff00") }, tokens, { isPartial: true });
    expect([toChanges(diff), diff.notes]).toEqual([
      ["color.primary dark #d0ff00"],
      [{ file: "names.json", key: "corner.*", text: "skipped: the files do not have it" }],
    ]);
  });

  it("reports a token whose file is for another theme than the mapping", () => {
    const diff = take(
      { lime: color("#d0ff00") },
      { lime: { token: "color.primary", mode: "dark" } },
      { modes: ["light"] },
    );
    expect([diff.changes, diff.notes]).toEqual([
      [],
      [
        {
          file: "theirs.json",
          key: "lime",
          text: "skipped: its file is for light, the mapping wants it for the other theme",
        },
      ],
    ]);
  });
});
