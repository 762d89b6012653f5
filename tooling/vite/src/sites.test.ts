import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, openFolderStore } from "@marquee/site-store";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildEngine } from "./buildEngine.ts";
import { compose, listHashes } from "./compose.ts";
import { type LayerDraft, makeLayer } from "./makeLayer.ts";
import { root } from "./root.ts";

const store = mkdtempSync(join(tmpdir(), "marquee-sites-"));
let engine: Engine;
let layer: LayerDraft;

beforeAll(async () => {
  engine = await buildEngine(toProfile({}), openFolderStore(store));
  layer = await makeLayer(join(root, "brands/aurelune"));
});

afterAll(() => rmSync(store, { recursive: true, force: true }));

const toHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A copy of a brand's folder with one file changed. */
function copyBrand(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), "marquee-brand-"));
  cpSync(join(root, "brands/aurelune"), folder, { recursive: true });
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
  return folder;
}

describe("compose", () => {
  it("names the hash of every inline script and style, and has no style attribute and no other inline code", () => {
    const html = compose(engine, layer, "home", "EN");
    const { scriptHashes, styleHashes } = listHashes(engine, layer);
    const scripts = [...html.matchAll(/<script(?: type="importmap")?>([^]*?)<\/script>/g)].map(([, text]) =>
      toHash(text ?? ""),
    );
    const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text]) => toHash(text ?? ""));
    expect(scripts.toSorted()).toEqual(scriptHashes.toSorted());
    expect(styleHashes).toEqual(expect.arrayContaining(styles));
    expect(html).not.toMatch(/ style="| on\w+="/);
  });

  it("cannot be left by a brand's name: settings and title are escaped", () => {
    const settings = { ...layer.settings, name: "</script><script>alert(1)</script>" };
    const html = compose(engine, { ...layer, brand: { ...layer.brand, name: settings.name }, settings }, "app", "EN");
    expect(html).not.toContain("<script>alert(1)");
  });

  it("names the icons, the web manifest and the card for shared links, which needs a whole address", () => {
    const html = compose(engine, layer, "app", "EN");
    expect(html).toContain(`<link rel="manifest" href="/layer/${layer.digest}/manifest.webmanifest">`);
    expect(html).toContain(`<link rel="apple-touch-icon" href="/layer/${layer.digest}/apple-touch-icon.png">`);
    expect(html).toContain(
      `<meta property="og:image" content="https://aurelune.localhost/layer/${layer.digest}/og.png">`,
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it("is the same for the same input", () => {
    expect(compose(engine, layer, "home", "VI")).toBe(compose(engine, layer, "home", "VI"));
    expect(compose(engine, layer, "home", "VI")).toContain('<html lang="vi-VN"');
  });
});

describe("makeLayer", () => {
  it("LT-06: one token changed makes another layer; nothing changed makes the same", async () => {
    expect((await makeLayer(join(root, "brands/aurelune"))).digest).toBe(layer.digest);
    const changed = await makeLayer(copyBrand("tokens/dark.tokens.json", (text) => text.replace("#b79bff", "#b79bfe")));
    expect(changed.digest).not.toBe(layer.digest);
  });

  it("a brand's data is in the digest: another second domain makes another layer, though no file differs", async () => {
    const changed = await makeLayer(
      copyBrand("brand.json", (text) =>
        text.replace('["aurelune.localhost"]', '["aurelune.localhost", "www.aurelune.localhost"]'),
      ),
    );
    expect(changed.brand.domains).toHaveLength(2);
    expect(changed.digest).not.toBe(layer.digest);
  });

  it("refuses faulty data by file and key", async () => {
    const wrong = copyBrand("brand.json", (text) => text.replace('"rail"', '"left"'));
    await expect(makeLayer(wrong)).rejects.toThrow("layout.menu");
    const evil = copyBrand("tokens/dark.tokens.json", (text) => text.replace("#b79bff", "red;} body{display:none"));
    await expect(makeLayer(evil)).rejects.toThrow(/color|palette/);
  });

  it("carries Chinese letters for a brand that offers Chinese, in a stylesheet that its other pages do not load", async () => {
    const offered = await makeLayer(
      copyBrand("brand.json", (text) => text.replace(/"enabled": \["EN"[^\]]*\]/, '"enabled": ["EN", "CN"]')),
    );
    expect(String(offered.files.get("fonts.CN.css")).match(/@font-face/g)?.length).toBeGreaterThan(90);
    expect(offered.files.get("tokens.css")).not.toContain("noto-sans-sc");
    const unable = copyBrand("tokens/core.tokens.json", (text) => text.replaceAll('"Noto Sans SC Variable", ', ""));
    writeFileSync(
      join(unable, "brand.json"),
      readFileSync(join(unable, "brand.json"), "utf8")
        .replace('"midnight"', '"daylight"')
        .replace(/"enabled": \["EN"[^\]]*\]/, '"enabled": ["EN", "CN"]'),
    );
    await expect(makeLayer(unable)).rejects.toThrow(
      /\/tokens: font\.body: found .*, expected a family with chinese letters: the brand offers CN/,
    );
  });
});
