import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listBrandMarks } from "./brandMarks.ts";
import { readBrands } from "./readBrands.ts";
import { root } from "./root.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-brands-"));
const toPath = (...names: readonly string[]): string => join(folder, ...names);

beforeAll(() => {
  cpSync(join(root, "brands/kickline"), toPath("kickline"), { recursive: true });
  for (const file of ["README.md", ".DS_Store", "kickline~", "aurelune"]) writeFileSync(toPath(file), "x");
  for (const name of ["games", ".new-brand", "half", "copy", "faulty"]) mkdirSync(toPath(name));
  writeFileSync(toPath("half/brand.json"), '{ "id": ');
  cpSync(toPath("kickline/brand.json"), toPath("copy/brand.json"));
  const data = JSON.parse(readFileSync(toPath("kickline/brand.json"), "utf8"));
  writeFileSync(toPath("faulty/brand.json"), JSON.stringify({ ...data, id: "faulty", name: "", merchantCode: "" }));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("readBrands", () => {
  it("passes files and hidden folders over, and names each other folder that is no sound brand, with its fault", () => {
    const { brands, faults } = readBrands(folder);
    expect(brands.map(({ id }) => id)).toEqual(["kickline"]);
    expect(faults).toEqual([
      `${toPath("copy/brand.json")}: id: found "kickline", expected "copy", the name of its folder`,
      expect.stringContaining(`${toPath("faulty/brand.json")}: name: found ""`),
      `${toPath("games/brand.json")}: (whole file): found nothing, expected a brand's data`,
      expect.stringMatching(/half\/brand\.json: \(whole file\): found \(.+\), expected JSON/),
    ]);
    expect(readBrands(toPath("nowhere"))).toEqual({ brands: [], faults: [] });
  });

  it("gives an engine's check no mark of what is no sound brand: an empty name would be in every file", () => {
    expect(listBrandMarks(folder).map(({ text }) => text)).toEqual([
      "Kickline",
      "KICKLINE",
      "kickline.localhost",
      "brands/kickline/",
    ]);
  });
});
