import { describe, expect, it } from "vitest";
import { brandsFolder } from "../../test/seed.ts";
import { readBrands } from "./readBrands.ts";
import { toSeedKey } from "./toSeedKey.ts";

describe("toSeedKey", () => {
  const { brands } = readBrands(brandsFolder);
  const key = toSeedKey(brands, { demo: ["games", "members"] });

  it("is the same for the same brands, however they are read", () => {
    expect(toSeedKey(readBrands(brandsFolder).brands, { demo: ["games", "members"] })).toBe(key);
  });

  it("is another one with other brands, another text of one, or without demo members", () => {
    const [first, ...others] = brands;
    if (first === undefined) throw new Error("no brands");
    const renamed = { ...first, brand: { ...first.brand, name: `${first.brand.name}!` } };
    const keys = [toSeedKey(others, { demo: ["games", "members"] }), toSeedKey([renamed, ...others], { demo: ["games", "members"] }), toSeedKey(brands, { demo: ["games"] })];
    expect(new Set([key, ...keys]).size).toBe(4);
  });
});
