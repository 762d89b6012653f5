import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TokenError } from "@marquee/design-tokens";
import { parseTokenPatches } from "./parseTokenPatches.ts";

const patch = { key: "color.bg", mode: "dark", value: "#000000" };

describe("parseTokenPatches", () => {
  it("returns valid patches unchanged", () => {
    const patches = [
      { ...patch, basedOn: { value: "#ffffff" } },
      {
        key: "text.display",
        mode: "both",
        value: { value: 2, unit: "rem" },
        fluidMax: { value: 3, unit: "rem" },
        basedOn: { value: "{fontSize.48}", fluidMax: null },
      },
    ];
    expect(parseTokenPatches(patches)).toEqual(patches);
  });

  it.each([
    [undefined, "(request): patches: found nothing, expected a list of 1 to 500 patches"],
    [[], "(request): patches: found a list of 0, expected a list of 1 to 500 patches"],
    [
      Array.from({ length: 501 }, () => patch),
      "(request): patches: found a list of 501, expected a list of 1 to 500 patches",
    ],
    [[patch, "color.bg"], '(request): patches[1]: found "color.bg", expected an object'],
    [[{ ...patch, key: 1 }], "(request): patches[0].key: found 1, expected a token's name"],
    [[{ ...patch, key: "x".repeat(101) }], '(request): patches[0].key: found "xxx'],
    [[{ ...patch, mode: "dusk" }], '(request): patches[0].mode: found "dusk", expected dark, light or both'],
    [[{ key: "color.bg", mode: "dark" }], "(request): patches[0].value: found nothing, expected a value"],
    [
      [{ ...patch, basedOn: "#000000" }],
      '(request): patches[0].basedOn: found "#000000", expected an object with value',
    ],
    [[{ ...patch, basedon: 1 }], 'did you mean "basedOn"?'],
    [[{ ...patch, file: "../../etc" }], '(request): patches[0].file: found "../../etc", expected no such field'],
  ])("refuses what is none, case %#", (input, reason) => {
    expect(() => parseTokenPatches(input)).toThrow(TokenError);
    expect(() => parseTokenPatches(input)).toThrow(reason);
  });

  it("returns patches or throws a TokenError for any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        try {
          expect(parseTokenPatches(input).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(TokenError);
        }
      }),
    );
  });
});
