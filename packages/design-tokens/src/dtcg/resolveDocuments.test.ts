import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toProblemText } from "../toProblemText.ts";
import { typeClauses, type DtcgType } from "./DtcgType.ts";
import { readDocument } from "./readDocument.ts";
import { resolveDocuments } from "./resolveDocuments.ts";

const resolve = (document: unknown) => resolveDocuments([readDocument("t.json", document)]);
const px = (value: number) => ({ value, unit: "px" });
const ms = (value: number) => ({ value, unit: "ms" });

/** The CSS of one value, or the clause that it breaks with the reason. */
function read(type: string, value: unknown, others: object = {}): string | readonly [string, string] {
  const { resolved, refused } = resolve({ t: { $type: type, $value: value }, ...others });
  const [fault] = refused.filter(({ key }) => key === "t");
  return fault ? [fault.clause, toProblemText(fault)] : (resolved.get("t") ?? "(nothing)");
}

const shadow = { offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(-1), color: "#00000080" };
const letters = {
  fontFamily: ["Inter", "sans-serif"],
  fontSize: px(16),
  fontWeight: "bold",
  letterSpacing: px(0),
  lineHeight: 1.5,
};

describe("values of the DTCG format", () => {
  it.each<[DtcgType, unknown, string]>([
    ["color", "#ABCDEF", "#abcdef"],
    ["color", { colorSpace: "srgb", components: [1, 0.5, 0], alpha: 0.5, hex: "#ff8000" }, "#ff800080"],
    ["color", { colorSpace: "srgb", components: ["none", 0, 0] }, "color(srgb none 0 0)"],
    ["color", { colorSpace: "hsl", components: [330, 100, 50] }, "hsl(330 100 50)"],
    ["color", { colorSpace: "oklch", components: [0.7, 0.3, 328], alpha: 0.25 }, "oklch(0.7 0.3 328 / 0.25)"],
    ["color", { colorSpace: "display-p3", components: [1, 0, 1] }, "color(display-p3 1 0 1)"],
    ["dimension", { value: 0.5, unit: "rem" }, "0.5rem"],
    ["duration", { value: 1.5, unit: "s" }, "1.5s"],
    ["fontFamily", "Comic Sans MS", '"Comic Sans MS"'],
    ["fontFamily", ["A", "serif"], '"A", serif'],
    ["fontWeight", "extra-black", "950"],
    ["fontWeight", 350, "350"],
    ["cubicBezier", [0.5, -1, 1, 2], "cubic-bezier(0.5, -1, 1, 2)"],
    ["number", -2.5, "-2.5"],
    ["strokeStyle", "groove", "groove"],
    ["strokeStyle", { dashArray: [px(4), px(2)], lineCap: "round" }, "dashed"],
    ["border", { color: "#ffffff", width: px(1), style: "solid" }, "1px solid #ffffff"],
    [
      "transition",
      { duration: ms(200), delay: ms(0), timingFunction: [0, 0, 1, 1] },
      "200ms cubic-bezier(0, 0, 1, 1) 0ms",
    ],
    ["shadow", shadow, "0px 1px 2px -1px #00000080"],
    ["shadow", [{ ...shadow, inset: true }, shadow], "inset 0px 1px 2px -1px #00000080, 0px 1px 2px -1px #00000080"],
    [
      "gradient",
      [
        { color: "#000000", position: -9 },
        { color: "#ffffff", position: 42 },
      ],
      "#000000 0%, #ffffff 100%",
    ],
    ["typography", letters, '700 16px/1.5 "Inter", sans-serif'],
  ])("%s %j is %s", (type, value, css) => {
    expect(read(type, value)).toBe(css);
  });

  it.each<[DtcgType, unknown]>([
    ["color", "red"],
    ["color", "#fff"],
    ["color", { colorSpace: "rgb", components: [0, 0, 0] }],
    ["color", { colorSpace: "srgb", components: [0, 0] }],
    ["color", { colorSpace: "srgb", components: [255, 0, 0] }],
    ["color", { colorSpace: "hsl", components: [360, 0, 0] }],
    ["color", { colorSpace: "srgb", components: [0, 0, 0], alpha: 2 }],
    ["color", { colorSpace: "srgb", components: [0, 0, 0], hex: "#000" }],
    ["color", { colorSpace: "srgb", components: [0, 0, 0], name: "ink" }],
    ["dimension", "4px"],
    ["dimension", 4],
    ["dimension", { value: "4", unit: "px" }],
    ["dimension", { value: 4, unit: "em" }],
    ["dimension", { value: 4, unit: "px", more: 1 }],
    ["duration", "200ms"],
    ["duration", { value: 2, unit: "min" }],
    ["fontFamily", []],
    ["fontFamily", [["A"]]],
    ["fontFamily", ""],
    ["fontWeight", 0],
    ["fontWeight", 1001],
    ["fontWeight", "Bold"],
    ["cubicBezier", [0, 0, 1]],
    ["cubicBezier", [2, 0, 1, 1]],
    ["cubicBezier", "ease"],
    ["number", "1"],
    ["number", null],
    ["strokeStyle", "wavy"],
    ["strokeStyle", { dashArray: [], lineCap: "butt" }],
    ["strokeStyle", { dashArray: [px(1)], lineCap: "flat" }],
    ["border", { color: "#ffffff", width: px(1) }],
    ["transition", { duration: ms(1), timingFunction: [0, 0, 1, 1] }],
    ["shadow", { ...shadow, inset: "yes" }],
    ["shadow", { ...shadow, glow: 1 }],
    ["shadow", [[shadow]]],
    ["gradient", []],
    ["gradient", "#000000"],
    ["typography", { ...letters, textCase: "upper" }],
    ["typography", "16px Inter"],
  ])("refuses %s %j with its clause", (type, value) => {
    expect(read(type, value)).toEqual([typeClauses[type], expect.stringMatching(/^found .+, expected .+/)]);
  });

  it("refuses a part with the part's clause and name", () => {
    expect(read("shadow", { ...shadow, blur: "2px" })).toEqual([
      "Types: Dimension",
      'found blur "2px", expected { "value": number, "unit": "px" or "rem" }',
    ]);
    expect(read("typography", { ...letters, lineHeight: px(20) })).toEqual([
      "Types: Number",
      'found lineHeight {"value":20,"unit":"px"}, expected a number',
    ]);
  });
});

describe("a refusal", () => {
  it.each([
    ["color", { colorSpace: "oklhc", components: [0, 0, 0] }, 'did you mean "oklch"?'],
    ["color", { colorSpace: "srgb", components: [0, 0, 0], aplha: 1 }, 'did you mean "alpha"?'],
    [
      "color",
      { colorSpace: "hsl", components: [400, 0, 0] },
      "found components [400,0,0], expected 3 numbers of hsl: 0 to 360, 0 to 100, 0 to 100",
    ],
    ["fontWeight", "semibold", 'did you mean "semi-bold"?'],
    ["strokeStyle", "doted", 'did you mean "dotted"?'],
    ["shadow", { ...shadow, blurr: 1 }, 'did you mean "blur"?'],
    ["colour", "#000000", 'did you mean "color"?'],
  ])("of a %s %j suggests the most similar word", (type, value, words) => {
    expect(read(type, value)[1]).toContain(words);
  });
});

describe("aliases", () => {
  it("are followed through other aliases, into lists and parts", () => {
    const others = {
      ink: { $type: "color", $value: "#112233" },
      dark: { $value: "{ink}" },
      low: { $type: "shadow", $value: { ...shadow, color: "{dark}" } },
      mono: { $type: "fontFamily", $value: ["Menlo"] },
    };
    expect(read("shadow", ["{low}", { ...shadow, color: "{ink}" }], others)).toBe(
      "0px 1px 2px -1px #112233, 0px 1px 2px -1px #112233",
    );
    expect(read("fontFamily", ["{mono}", "monospace"], others)).toBe('"Menlo", monospace');
  });

  it("must refer to a token of the right type, also in a part", () => {
    const others = { wide: { $type: "number", $value: 3 } };
    expect(read("dimension", "{wide}", others)).toEqual([
      "Types: Dimension",
      "found {wide} of the type number, expected dimension",
    ]);
    expect(read("shadow", { ...shadow, blur: "{wide}" }, others)).toEqual([
      "Types: Dimension",
      "found blur {wide} of the type number, expected dimension",
    ]);
  });

  it("must not form a cycle, neither directly nor inside a list", () => {
    const { refused } = resolve({
      a: { $type: "shadow", $value: ["{b}"] },
      b: { $type: "shadow", $value: ["{a}"] },
      c: { $value: "{d}" },
      d: { $value: "{c}" },
    });
    expect(refused.map(({ key, clause, found }) => [key, clause, found])).toEqual([
      ["a", "Aliases / References", "the cycle a → b → a"],
      ["b", "Aliases / References", "the cycle b → a → b"],
      ["c", "Aliases / References", "the cycle c → d → c"],
      ["d", "Aliases / References", "the cycle d → c → d"],
    ]);
  });

  it("can refer to a group's root token by its path", () => {
    expect(
      read("color", "{brand.$root}", {
        brand: { $type: "color", $root: { $value: "#010203" }, soft: { $value: "#040506" } },
      }),
    ).toBe("#010203");
  });
});

describe("documents", () => {
  it("inherit a type from the nearest group; an alias has its target's", () => {
    const { resolved } = resolve({
      $type: "number",
      a: {
        $type: "dimension",
        b: { $value: px(1) },
        c: { $type: "duration", d: { $value: ms(1) } },
        e: { $value: "{f}" },
      },
      f: { $value: 7 },
    });
    expect([...resolved]).toEqual([
      ["a.b", "1px"],
      ["a.c.d", "1ms"],
      ["a.e", "7"],
      ["f", "7"],
    ]);
  });

  it("override earlier documents token by token", () => {
    const [below, above] = [
      { a: { $type: "number", x: { $value: 1 }, y: { $value: "{a.x}" } } },
      { a: { x: { $type: "number", $value: 2 } } },
    ];
    expect([...resolveDocuments([readDocument("1", below), readDocument("2", above)]).resolved]).toEqual([
      ["a.x", "2"],
      ["a.y", "2"],
    ]);
  });

  let deep: unknown = { $value: 1 };
  for (let depth = 0; depth < 40; depth += 1) deep = { a: deep };

  it.each([
    ["a name with a dot", { "a.b": { $value: 1 } }, "Design token: Character restrictions"],
    ["an empty name", { "": { $value: 1 } }, "Design token: Character restrictions"],
    ["a name with a dollar", { $a: { $value: 1 } }, "Design token: Character restrictions"],
    ["a token without a type", { a: { $value: 1 } }, "Design token: Type"],
    ["an unknown type", { a: { $type: "string", $value: "x" } }, "Design token: Type"],
    ["a type that is no text", { a: { $type: 1, $value: 1 } }, "Design token: Type"],
    [
      "a description that is not text",
      { a: { $type: "number", $description: 1, $value: 1 } },
      "Design token: Description",
    ],
    [
      "extensions that are not an object",
      { a: { $type: "number", $extensions: [], $value: 1 } },
      "Design token: Extensions",
    ],
    ["a token inside a token", { a: { $type: "number", $value: 1, b: { $value: 1 } } }, "Groups"],
    ["a text where a group belongs", { a: "x" }, "Groups"],
    ["a list", [], "Groups"],
    ["endless depth", deep, "Groups"],
    ["a JSON pointer", { a: { $ref: "#/b" } }, "Aliases / References"],
  ])("refuses %s with its clause", (_, document, clause) => {
    expect(resolve(document).refused.map((each) => each.clause)).toEqual([clause]);
  });

  it("resolve or refuse every token of any JSON, and no text breaks out of its quotes", () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: "binary" }),
      fc.array(fc.string({ unit: "binary" })),
      fc.constantFrom("red;} body{display:none", '"}</style><script>', "\\", "\n", "/*", "{a}"),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(typeClauses)), value, (type, $value) => {
        const { resolved, refused } = resolve({ a: { $type: type, $value } });
        expect(resolved.size + refused.length).toBe(1);
        const css = resolved.get("a") ?? "";
        expect(css.replaceAll(/"(?:[\p{L}\p{N} _-]|\\[0-9a-f]{1,6} )*"/gu, "")).toMatch(/^[-\w#.,%()/ +]*$/);
      }),
      { numRuns: 300 },
    );
  }, 30_000);
});
