import { expect, it } from "vitest";
import { filterOptions, toFolded } from "./filterOptions.ts";

const options = ["Việt Nam", "Đà Nẵng", "Cá vàng", "Vương quốc Anh", "Nam Phi", "İstanbul"].map((label) => ({
  value: label,
  label,
}));

it("ignores case and accents, and no other marks", () => {
  expect(["Cá", "ĐÀ NẴNG", "İI", "  x "].map(toFolded)).toEqual(["ca", "da nang", "ii", "x"]);
  expect(["ตี", "ド", "ΣΑΣ"].map(toFolded)).toEqual(["ตี", "ド", "σασ"]);
  expect(filterOptions(options, "ca").map(({ label }) => label)).toEqual(["Cá vàng"]);
  expect(filterOptions(options, "đa").map(({ label }) => label)).toEqual(["Đà Nẵng"]);
});

it("puts beginnings first, then words inside, and all when nothing is typed", () => {
  expect(filterOptions(options, "nam").map(({ label }) => label)).toEqual(["Nam Phi", "Việt Nam"]);
  expect(filterOptions(options, " ")).toEqual(options);
  expect(filterOptions(options, "zz")).toEqual([]);
});
