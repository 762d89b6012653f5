import { describe, expect, it } from "vitest";
import { chooseBrand, rotateBrands } from "./index.ts";

const brands = ["a", "b", "c", "d"] as const;
const names = Array.from({ length: 400 }, (_, index) => `Screens/Page ${index}`);

const countBrands = (chosen: Iterable<string>): readonly number[] => {
  const list = [...chosen];
  return brands.map((brand) => list.filter((each) => each === brand).length);
};

describe("a rotating brand", () => {
  it("is the same for the same name, whatever stands beside it", () => {
    expect(names.map((name) => chooseBrand(name, brands))).toEqual(names.map((name) => chooseBrand(name, brands)));
    expect(chooseBrand("Home", brands)).toBe(chooseBrand("Home", brands));
    expect(rotateBrands(names, brands)).toEqual(rotateBrands(names.toReversed(), brands));
  });

  it("chosen for one name at a time: each is used about equally", () => {
    for (const count of countBrands(names.map((name) => chooseBrand(name, brands))))
      expect(Math.abs(count - 100)).toBeLessThan(30);
  });

  it("chosen for a list: each is used equally, in a short list too", () => {
    expect(countBrands(rotateBrands(names, brands).values())).toEqual([100, 100, 100, 100]);
    expect(countBrands(rotateBrands(["x", "y", "z", "x", "w", "v"], brands).values()).toSorted()).toEqual([1, 1, 1, 2]);
  });

  it("needs a brand", () => {
    expect(() => chooseBrand("Home", [])).toThrow("there is no brand for Home");
    expect(() => rotateBrands(["Home"], [])).toThrow("there is no brand for Home");
  });
});
