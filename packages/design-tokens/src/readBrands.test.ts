import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { listBrands, readBrandTokens } from "./readBrands.ts";
import { resolveTokens } from "./resolveTokens.ts";

const folder = mkdtempSync(join(tmpdir(), "brands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(id: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, id, "tokens"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, id, name), text);
}

write("plain", {
  "brand.json": '{ "extends": "midnight" }',
  "tokens/dark.tokens.json": '{ "color": { "art": { "$type": "color", "$value": "#010101" } } }',
});
write("lost", { "brand.json": '{ "extends": "toString" }' });
write("broken", { "brand.json": '{ "extends": "daylight" }', "tokens/core.tokens.json": "{" });
mkdirSync(join(folder, "drafts"));

describe("readBrandTokens", () => {
  it("reads a brand's files after its archetype's; a missing file changes nothing", () => {
    const brand = readBrandTokens(folder, "plain");
    expect([brand.own.core, brand.own.light]).toEqual([[], []]);
    expect(resolveTokens(brand.tokens).dark.get("color.art")).toBe("#010101");
  });

  it("names the file of a brand that extends no archetype or is not JSON", () => {
    expect(() => readBrandTokens(folder, "lost")).toThrow(
      'brands/lost/brand.json: extends: found "toString", expected one of midnight, daylight',
    );
    expect(() => readBrandTokens(folder, "broken")).toThrow("brands/broken/tokens/core.tokens.json: (root): ");
  });

  it("lists the folders that contain a brand", () => {
    expect(listBrands(folder)).toEqual(["broken", "lost", "plain"]);
  });
});
