import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { archetypes, extendArchetype } from "./archetypes.ts";
import { coreGroups } from "./names/coreGroups.ts";
import { listContrastFailures } from "./names/contrastPairs.ts";
import { tokenNames, tokenTypes } from "./names/tokenTypes.ts";
import { resolveTokens } from "./resolveTokens.ts";
import { themeToCss } from "./themeToCss.ts";
import { TokenError, type TokenProblem } from "./TokenError.ts";

const file = "brands/demo/tokens/dark.tokens.json";
const withDark = (tokens: unknown) => extendArchetype("midnight", { core: [], dark: [{ file, tokens }], light: [] });

/** A document with one token at a key. */
const at = (key: string, token: unknown): unknown =>
  key.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), token);
const set = (key: string, $value: unknown, $type: unknown = tokenTypes[key]): unknown => at(key, { $type, $value });

/** A document that sets every token of a brand. */
const setAll = (
  toValue: (key: string) => unknown,
  toType = (key: string): string | undefined => tokenTypes[key],
): unknown =>
  tokenNames.reduce<Record<string, Record<string, unknown>>>((groups, key) => {
    const [group = "", name = ""] = key.split(".");
    return { ...groups, [group]: { ...groups[group], [name]: { $type: toType(key), $value: toValue(key) } } };
  }, {});

const inAnyOrder = (problems: readonly Partial<TokenProblem>[]) =>
  expect.arrayContaining(problems.map((problem) => expect.objectContaining(problem)));

function problemsOf(tokens: unknown): readonly TokenProblem[] {
  try {
    resolveTokens(withDark(tokens));
  } catch (error) {
    if (error instanceof TokenError) return error.problems;
    throw error;
  }
  return [];
}

const hostile = "red;} body{display:none";

describe("a brand's tokens", () => {
  it("refuse, for every name, text that would break out of its declaration, with file and key", () => {
    expect(problemsOf(setAll(() => hostile))).toHaveLength(tokenNames.length);
    expect(problemsOf(setAll(() => hostile))).toEqual(inAnyOrder(tokenNames.map((key) => ({ file, key }))));
  });

  it("refuse a wrong type for every name", () => {
    const other = (key: string) => (tokenTypes[key] === "number" ? "color" : "number");
    const problems = problemsOf(setAll((key) => (other(key) === "color" ? "#000000" : 1), other));
    expect(problems).toEqual(
      inAnyOrder(
        tokenNames.map((key) => ({ file, key, found: `the type ${other(key)}`, expected: tokenTypes[key] ?? "" })),
      ),
    );
  });

  it("refuse, for every name, an alias to itself, to nothing and to a higher layer", () => {
    expect(problemsOf(setAll((key) => `{${key}}`))).toEqual(
      inAnyOrder(
        tokenNames.map((key) => ({
          file,
          key,
          found: `the cycle ${key} → ${key}`,
          expected: "an alias that ends in a value",
        })),
      ),
    );
    expect(problemsOf(setAll(() => "{palette.nothing}"))).toEqual(
      inAnyOrder(
        tokenNames.map((key) => ({
          file,
          key,
          found: "{palette.nothing}",
          expected: "an alias to a token that exists",
        })),
      ),
    );
    expect(problemsOf(set("radius.card", "{button.radius}"))).toEqual([
      {
        file,
        key: "radius.card",
        found: "{button.radius} of the layer component",
        expected: "an alias to a token of the layer core or semantic",
      },
    ]);
    for (const [group, type] of Object.entries(coreGroups)) {
      expect(problemsOf(set(`${group}.mine`, "{color.bg}", type)), group).toEqual([
        {
          file,
          key: `${group}.mine`,
          found: "{color.bg} of the layer semantic",
          expected: "an alias to a token of the layer core",
        },
      ]);
    }
  });

  it("name every token that a theme lacks", () => {
    for (const gone of ["color", "space", "button"]) {
      const without = archetypes.midnight.core.map((each) => ({ ...each, tokens: drop(each.tokens, gone) }));
      const dark = archetypes.midnight.dark.map((each) => ({ ...each, tokens: drop(each.tokens, gone) }));
      try {
        resolveTokens({ core: without, dark, light: dark });
        expect.unreachable();
      } catch (error) {
        const missing =
          error instanceof TokenError ? error.problems.filter(({ found }) => found === "no value in any file") : [];
        expect(missing.map(({ key }) => key)).toEqual(tokenNames.filter((name) => name.startsWith(`${gone}.`)));
      }
    }
  });

  it("report one fault once, without the faults that follow from it", () => {
    expect(problemsOf(set("radius.control", hostile)).map(({ key }) => key)).toEqual(["radius.control"]);
  });

  it.each([
    ["color.text", "#ffffff20", "#ffffff20", "an opaque colour, since its contrast is measured"],
    [
      "color.bg",
      { colorSpace: "oklch", components: [0.2, 0.1, 280] },
      "oklch(0.2 0.1 280)",
      "a colour of sRGB, where contrast is measured",
    ],
    ["font.body", "Comic Relief", 'the font family "Comic Relief"', "a family that is offered"],
    [
      "font.body",
      "Chakra Perch",
      'the font family "Chakra Perch"',
      'a family that is offered, did you mean "Chakra Petch"?',
    ],
  ])("refuse what DTCG allows but a brand may not have: %s %j", (key, value, found, expected) => {
    expect(problemsOf(set(key, value))).toEqual([{ file, key, found, expected }]);
  });

  it("with low contrast resolve, and the contrast gate names the pairs", () => {
    const { dark } = resolveTokens(withDark(set("color.onPrimary", "#8aa5f0")));
    const failures = listContrastFailures(dark);
    expect(failures[0]).toEqual({
      foreground: "color.onPrimary",
      background: "color.primary",
      least: 4.5,
      ratio: expect.closeTo(1.17, 1),
      colors: { foreground: "#8aa5f0", background: "#93b4ff" },
    });
    expect(failures.map(({ background }) => background)).toEqual([
      "color.primary",
      "color.primaryHover",
      "color.primaryPressed",
    ]);
  });

  it("change only values: for any input the stylesheet keeps its declarations or is refused", () => {
    // A value for one theme also adds that token to the other theme's block; no other declaration may appear or disappear.
    const shape = (css: string): readonly string[] =>
      css
        .replaceAll(/:[^;{}:]*(?=[;}])/g, "")
        .split(/[;{}]/)
        .filter((part) => !part.startsWith("--mq-"));
    const intact = shape(themeToCss(archetypes.midnight));
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(hostile, "*/", "</style>", "url(x)", '"', "\\", "}"),
    );
    const value = fc.oneof(
      fc.jsonValue(),
      text,
      fc.array(text),
      fc.record({ value: fc.double(), unit: fc.oneof(fc.constantFrom("px", "rem", "ms"), text) }),
      fc.record({
        colorSpace: fc.oneof(fc.constant("srgb"), text),
        components: fc.array(fc.oneof(fc.double({ min: 0, max: 1 }), text), { maxLength: 4 }),
        alpha: fc.double({ min: 0, max: 1 }),
      }),
      fc.tuple(...[0, 1, 2, 3].map(() => fc.double({ min: 0, max: 1, noNaN: true }))),
    );
    let written = 0;
    fc.assert(
      fc.property(fc.constantFrom(...tokenNames), value, (key, $value) => {
        const css = writeOrRefuse(set(key, $value));
        if (css === undefined) return;
        written += 1;
        expect(shape(css)).toEqual(intact);
        expect(css).not.toMatch(/\*\/|<|url\(|\\|@import|body\{/);
      }),
      { numRuns: 150 },
    );
    expect(written).toBeGreaterThan(0);
  }, 30_000);
});

/** The stylesheet, or undefined when the tokens are refused with a TokenError. */
function writeOrRefuse(tokens: unknown): string | undefined {
  try {
    return themeToCss(withDark(tokens));
  } catch (error) {
    if (error instanceof TokenError) return undefined;
    throw error;
  }
}

function drop(tokens: unknown, group: string): unknown {
  return Object.fromEntries(
    Object.entries(typeof tokens === "object" && tokens !== null ? tokens : {}).filter(([name]) => name !== group),
  );
}
