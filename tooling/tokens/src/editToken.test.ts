import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editToken } from "./editToken.ts";
import { findSpan, parseSpans } from "./parseSpans.ts";

const file = `{
  "radius": {
    "$type": "dimension",
    "card": { "$value": { "value": 4, "unit": "px" } },
    "panel": { "$value": { "value": 6, "unit": "px" }, "$description": "a sheet's corner" }
  },
  "card": { "ratio": { "$type": "number", "$value": 1.25 } }
}
`;
const px = (value: number) => ({ value, unit: "px" });

describe("editToken", () => {
  it("changes only the value, in its line", () => {
    expect(editToken(file, "radius.panel", { value: px(8) })).toBe(file.replace('"value": 6', '"value": 8'));
  });

  it("adds a token as one line of its group, with a type only when the group has another type or none", () => {
    expect(editToken(file, "radius.chip", { value: "{size.4}" })).toBe(
      file.replace('    "panel"', '    "chip": { "$value": "{size.4}" },\n    "panel"'),
    );
    expect(editToken(file, "card.gap", { value: px(8) })).toBe(
      file.replace('{ "ratio"', '{ "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }, "ratio"'),
    );
  });

  it("adds a missing group, also to an empty file and to a group with only a type", () => {
    expect(editToken(file, "z.menu", { value: 5 })).toBe(
      file.replace(
        '  "card": { "ratio"',
        '  "z": { "menu": { "$type": "number", "$value": 5 } },\n  "card": { "ratio"',
      ),
    );
    expect(editToken("{}\n", "z.menu", { value: 5 })).toBe(
      '{\n  "z": { "menu": { "$type": "number", "$value": 5 } }\n}\n',
    );
    expect(JSON.parse(editToken('{ "z": { "$type": "number" } }', "z.menu", { value: 5 }))).toEqual({
      z: { $type: "number", menu: { $value: 5 } },
    });
  });

  it("sets the larger end of a fluid size, wherever its extension is written", () => {
    const fluidMax = { value: 9, unit: "rem" };
    const value = { value: 7, unit: "rem" };
    const wanted = { $extensions: { "marquee.fluidMax": fluidMax }, $value: value };
    for (const extensions of ["", ', "$extensions": {}', ', "$extensions": { "marquee.fluidMax": 1 }']) {
      expect(
        JSON.parse(editToken(`{ "size": { "tile": { "$value": 1${extensions} } } }`, "size.tile", { value, fluidMax })),
      ).toEqual({ size: { tile: wanted } });
    }
    expect(
      JSON.parse(
        editToken(
          '{ "size": { "tile": { "$extensions": { "marquee.fluidMax": 1, "a": 2 }, "$value": 1 } } }',
          "size.tile",
          { value, fluidMax },
        ),
      ),
    ).toEqual({ size: { tile: { ...wanted, $extensions: { "marquee.fluidMax": fluidMax, a: 2 } } } });
  });

  it("finds the same values as JSON.parse, in any JSON", () => {
    const check = (text: string, value: unknown, span: ReturnType<typeof parseSpans>): void => {
      expect(JSON.parse(text.slice(span.start, span.end))).toEqual(value);
      if (typeof value !== "object" || value === null || Array.isArray(value)) return;
      for (const [name, part] of Object.entries(value)) {
        const inner = findSpan(span, [name]);
        expect(inner).toBeDefined();
        if (inner) check(text, part, inner);
      }
    };
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 2, "\t"), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        check(text, JSON.parse(text), parseSpans(text));
      }),
    );
  });
});
