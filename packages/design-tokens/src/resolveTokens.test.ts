import { describe, expect, it } from "vitest";
import { archetypes, extendArchetype } from "./archetypes.ts";
import { resolveTokens } from "./resolveTokens.ts";
import { TokenError, type TokenProblem } from "./TokenError.ts";
import { toProblemText } from "./toProblemText.ts";

const file = "brands/demo/tokens/core.tokens.json";
const withCore = (tokens: unknown) => extendArchetype("midnight", { core: [{ file, tokens }], dark: [], light: [] });

function problemsOf(tokens: unknown): readonly TokenProblem[] {
  try {
    resolveTokens(withCore(tokens));
  } catch (error) {
    if (error instanceof TokenError) return error.problems;
    throw error;
  }
  return [];
}

// Theme files override core, so tests of core use a name that only core sets.
const radius = (value: unknown, type = "dimension") => ({ radius: { $type: type, card: { $value: value } } });

describe("resolveTokens", () => {
  it("follows an alias through a palette, also inside a shadow", () => {
    const tokens = {
      palette: { $type: "color", ink: { $value: "#0b0f1a" }, deep: { $value: "{palette.ink}" } },
      radius: { $type: "dimension", card: { $value: "{radius.panel}" } },
    };
    const shadow = {
      offsetX: { value: 0, unit: "px" },
      offsetY: { value: 1, unit: "px" },
      blur: { value: 2, unit: "px" },
      spread: { value: 0, unit: "px" },
      color: "{palette.deep}",
    };
    const brand = withCore(tokens);
    const { dark } = resolveTokens({
      ...brand,
      dark: [...brand.dark, { file: "dark", tokens: { shadow: { raised: { $type: "shadow", $value: shadow } } } }],
    });
    expect(dark.get("radius.card")).toBe("20px");
    expect(dark.get("shadow.raised")).toBe("0px 1px 2px 0px #0b0f1a");
  });

  it.each([
    ["radius.Card", "radius.card"],
    ["radius.crad", "radius.card"],
    ["color.prim", "color.primary"],
    ["brand.onPrimary", "color.onPrimary"],
    ["radius.sharp", undefined],
  ])("names file and key of the unknown name %s and suggests the most similar: %s", (key, near) => {
    const [group = "", name = ""] = key.split(".");
    expect(problemsOf({ [group]: { $type: "dimension", [name]: { $value: { value: 1, unit: "px" } } } })).toEqual([
      {
        file,
        key,
        found: "an unknown token",
        expected: `the name of a token${near === undefined ? "" : `, did you mean "${near}"?`}`,
      },
    ]);
  });

  it("refuses a cycle and names the whole path", () => {
    const problems = problemsOf({
      radius: { $type: "dimension", card: { $value: "{radius.panel}" }, panel: { $value: "{radius.card}" } },
    });
    expect(problems.map(({ key, found }) => [key, found])).toEqual([
      ["radius.card", "the cycle radius.card → radius.panel → radius.card"],
      ["radius.panel", "the cycle radius.panel → radius.card → radius.panel"],
    ]);
  });

  it("refuses an alias to nothing, and suggests one of the brand's raw values with a similar name", () => {
    expect(problemsOf(radius("{radius.huge}"))).toEqual([
      {
        file,
        key: "radius.card",
        clause: "Aliases / References",
        found: "{radius.huge}",
        expected: "an alias to a token that exists",
      },
    ]);
    expect(
      problemsOf({ size: { ...radius("{size.roof}").radius, rooftop: { $value: { value: 1, unit: "px" } } } })[0]
        ?.expected,
    ).toBe('an alias to a token that exists, did you mean "size.rooftop"?');
  });

  it.each([
    ["a colour where a size belongs", radius("#ffffff", "color"), "found the type color, expected dimension"],
    ["an alias to another type", radius("{motion.fast}"), "found the type duration, expected dimension"],
    [
      "no type at all",
      { radius: { card: { $value: { value: 1, unit: "px" } } } },
      "found no $type, expected dimension",
    ],
    ["a bare string", radius("14px"), 'found "14px", expected { "value": number, "unit": "px" or "rem" }'],
    [
      "an unknown unit",
      radius({ value: 14, unit: "em" }),
      'found {"value":14,"unit":"em"}, expected { "value": number, "unit": "px" or "rem" }',
    ],
    [
      "a fluid size that shrinks",
      {
        text: {
          $type: "dimension",
          display: {
            $value: { value: 3, unit: "rem" },
            $extensions: { "marquee.fluidMax": { value: 2, unit: "rem" } },
          },
        },
      },
      "found 3rem to 2rem, expected a fluid size that goes from a smaller to a larger value in rem",
    ],
    [
      "a font that is not offered",
      { font: { $type: "fontFamily", body: { $value: ["Comic Relief"] } } },
      'found the font family "Comic Relief", expected a family that is offered',
    ],
  ])("refuses %s", (_, tokens, text) => {
    expect(problemsOf(tokens).map(toProblemText)[0]).toBe(text);
  });

  it("reports every missing token when a file set is empty", () => {
    const empty = {
      core: [],
      dark: [{ file: "dark.tokens.json", tokens: {} }],
      light: [{ file: "light.tokens.json", tokens: {} }],
    };
    expect(() => resolveTokens(empty)).toThrow(
      "dark.tokens.json: color.bg: found no value in any file, expected a value of the type color",
    );
  });

  it("reads a colour as hex or as an srgb object", () => {
    const dark = [
      {
        file,
        tokens: {
          color: {
            $type: "color",
            scrim: { $value: { colorSpace: "srgb", components: [0, 0.5, 1], alpha: 0.5 } },
            art: { $value: "#ABCDEF" },
          },
        },
      },
    ];
    const theme = resolveTokens(extendArchetype("midnight", { core: [], dark, light: [] })).dark;
    expect([theme.get("color.scrim"), theme.get("color.art")]).toEqual(["#0080ff80", "#abcdef"]);
  });

  it("has complete archetypes", () => {
    for (const archetype of Object.values(archetypes)) expect(() => resolveTokens(archetype)).not.toThrow();
  });
});
