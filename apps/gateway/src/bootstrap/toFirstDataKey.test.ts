import { describe, expect, it } from "vitest";
import { brandsFolder } from "../../test/firstData.ts";
import { readBrands } from "./readBrands.ts";
import { toFirstDataKey } from "./toFirstDataKey.ts";

describe("toFirstDataKey", () => {
  const { brands } = readBrands(brandsFolder);
  const key = toFirstDataKey(brands, { demo: ["games", "members"] });

  it("is the same for the same brands, however they are read", () => {
    expect(toFirstDataKey(readBrands(brandsFolder).brands, { demo: ["games", "members"] })).toBe(key);
  });

  it("is another one with other brands, another text of one, or without demo members", () => {
    const [first, ...others] = brands;
    if (first === undefined) throw new Error("no brands");
    const renamed = { ...first, brand: { ...first.brand, name: `${first.brand.name}!` } };
    const keys = [
      toFirstDataKey(others, { demo: ["games", "members"] }),
      toFirstDataKey([renamed, ...others], { demo: ["games", "members"] }),
      toFirstDataKey(brands, { demo: ["games"] }),
    ];
    expect(new Set([key, ...keys]).size).toBe(4);
  });
});
