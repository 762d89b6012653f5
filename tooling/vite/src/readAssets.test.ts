import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeLayer, readBrand } from "./makeLayer.ts";
import { root } from "./root.ts";

// Unvalidated brands: the start command and Brand Studio make layers without a validation first.
describe("a layer of a folder", () => {
  let folder: string;
  let brand: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "marquee-assets-"));
    brand = join(folder, "kickline");
    cpSync(join(root, "brands/kickline"), brand, { recursive: true });
    writeFileSync(join(folder, "secret.json"), "planted secret");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is made of plain files", async () => {
    expect((await makeLayer(brand)).files.has("logo.svg")).toBe(true);
  });

  it.each(["assets/og.png", "assets/logo.svg", "assets/banners", "tokens/dark.tokens.json", "locales"])(
    "is not made where %s is a link, and the link is named",
    async (path) => {
      rmSync(join(brand, path), { force: true, recursive: true });
      symlinkSync(join(folder, "secret.json"), join(brand, path));
      await expect(makeLayer(brand)).rejects.toThrow(join(brand, path));
      await expect(makeLayer(brand)).rejects.not.toThrow("planted");
    },
  );

  it("has no brand.json that is a link", () => {
    rmSync(join(brand, "brand.json"));
    symlinkSync(join(folder, "secret.json"), join(brand, "brand.json"));
    expect(() => readBrand(brand)).toThrow("ELOOP");
  });

  it.each([
    ["evil.html", "<script>alert(1)</script>", "expected one of .png"],
    ["evil.js", "alert(1)", "expected one of .png"],
    ["none", "x", "no ending"],
    ["cup.png", "<html></html>", "expected a file of the kind .png"],
  ])("is not made with assets/%s", async (name, content, expected) => {
    writeFileSync(join(brand, "assets", name), content);
    await expect(makeLayer(brand)).rejects.toThrow(expected);
  });
});
