import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TokenError } from "@marquee/design-tokens";
import { parseTokenPatches } from "./parseTokenPatches.ts";

const patch = { key: "color.bg", mode: "dark", value: "#000000" };

describe("parseTokenPatches", () => {
  it("takes patches as they are", () => {
    const patches = [patch, { key: "text.display", mode: "both", value: { value: 2, unit: "rem" }, fluidMax: { value: 3, unit: "rem" } }];
    expect(parseTokenPatches(patches)).toEqual(patches);
  });

  it.each([
    [undefined, "(request): patches: a list of 1 to 500 patches"],
    [[], "(request): patches: a list of 1 to 500 patches"],
    [Array.from({ length: 501 }, () => patch), "(request): patches: a list of 1 to 500 patches"],
    [[patch, "color.bg"], "(request): patches[1]: an object is expected"],
    [[{ ...patch, key: 1 }], "(request): patches[0].key: a token's name is expected"],
    [[{ ...patch, key: "x".repeat(101) }], "(request): patches[0].key: a token's name is expected"],
    [[{ ...patch, mode: "dusk" }], "(request): patches[0].mode: dark, light or both"],
    [[{ key: "color.bg", mode: "dark" }], "(request): patches[0].value: missing"],
    [[{ ...patch, file: "../../etc" }], "(request): patches[0].file: unknown field"],
  ])("refuses what is none, case %#", (input, reason) => {
    expect(() => parseTokenPatches(input)).toThrow(TokenError);
    expect(() => parseTokenPatches(input)).toThrow(reason);
  });

  it("answers any JSON with patches or a refusal", () => {
    fc.assert(fc.property(fc.jsonValue(), (input) => {
      try {
        expect(parseTokenPatches(input).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(TokenError);
      }
    }));
  });
});
