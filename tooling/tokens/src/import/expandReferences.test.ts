import { describe, expect, it } from "vitest";
import { toProblemText } from "@marquee/design-tokens";
import { expandReferences } from "./expandReferences.ts";

const px = (value: number) => ({ value, unit: "px" });
const faultsOf = (document: unknown) =>
  expandReferences(document).problems.map((problem) => `${problem.key}: ${toProblemText(problem)}`);

describe("references of the format", () => {
  it("$extends merges groups recursively; a token is replaced as a whole", () => {
    const { document, problems } = expandReferences({
      base: { $type: "dimension", pad: { x: { $value: px(8) }, y: { $value: px(4), $description: "up and down" } } },
      small: { $extends: "{base}", pad: { y: { $value: px(2) } } },
      tiny: { $extends: "#/small", gap: { $value: px(1) } },
    });
    expect(problems).toEqual([]);
    expect(document).toMatchObject({
      small: { $type: "dimension", pad: { x: { $value: px(8) }, y: { $value: px(2) } } },
      tiny: { $type: "dimension", pad: { x: { $value: px(8) }, y: { $value: px(2) } }, gap: { $value: px(1) } },
    });
    expect(JSON.stringify(document)).not.toContain("$extends");
    expect(document).not.toHaveProperty("small.pad.y.$description");
  });

  it("$ref to a token becomes an alias; $ref to a part becomes the part's value, also through an alias and another $ref", () => {
    const { document, problems } = expandReferences({
      blue: { $type: "color", $value: { colorSpace: "oklch", components: [0.5, 0.2, 260] } },
      "a/b": { $type: "color", $value: "{blue}" },
      main: { $type: "color", $ref: "#/blue" },
      soft: { $type: "color", $ref: "#/main/$value" },
      pale: {
        $type: "color",
        $value: {
          colorSpace: "oklch",
          components: [0.9, { $ref: "#/a~1b/$value/components/1" }, { $ref: "#/soft/$value/components/2" }],
        },
      },
      group: { $root: { $type: "color", $ref: "#/blue" } },
    });
    expect(problems).toEqual([]);
    expect(document).toMatchObject({
      main: { $value: "{blue}" },
      soft: { $value: "{main}" },
      pale: { $value: { components: [0.9, 0.2, 260] } },
      group: { $root: { $value: "{blue}" } },
    });
  });

  it.each([
    [{ a: { $extends: "{b}" }, b: { $extends: "{a}" } }, "a: found the cycle a → b → a"],
    [{ a: { b: { $extends: "{a}" } } }, "a.b: found the cycle a.b → a, expected a reference that ends in a value"],
    [{ a: { b: { $extends: "{c}" } }, c: { d: { $extends: "{a}" } } }, "a.b.d: found the cycle a.b.d → a"],
    [
      { a: { $extends: "{c}" }, c: { d: { $extends: "{e}" } }, e: { f: { $extends: "{c}" } } },
      "$extends that puts groups into each other without end",
    ],
    [
      { a: { $extends: "{bsae}" }, base: {} },
      'a: found a reference to bsae, expected one to something that exists, did you mean "base"?',
    ],
    [
      { a: { $extends: "{t}" }, t: { $value: 1 } },
      'a: found $extends "{t}", expected a group; a token is named by an alias',
    ],
    [{ a: { $ref: "#/a/$value/0" } }, "a: found the cycle"],
    [
      { a: { $ref: "#/g" }, g: { t: { $value: 1 } } },
      'a: found $ref "#/g", expected a token or a part of its $value; a group is named by $extends',
    ],
    [{ a: { $ref: "other.json#/t" } }, 'a: found $ref "other.json#/t", expected a pointer into the same file'],
    [{ a: { $value: [{ $ref: 7 }] } }, "a: found $ref 7"],
    [{ a: { $ref: "#/__proto__/x" } }, "a: found a reference to __proto__.x"],
  ])("refuses what leads nowhere, case %#", (document, words) => {
    expect(faultsOf(document).join("\n")).toContain(words);
  });
});
