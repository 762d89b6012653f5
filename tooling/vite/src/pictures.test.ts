import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolderStore } from "@marquee/site-store";
import { Resvg } from "@resvg/resvg-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LayerDraft, makeLayer } from "./makeLayer.ts";
import { root } from "./root.ts";
import { storeLayer } from "./storeLayer.ts";
import { drawPng } from "./storePictures.ts";

const work = mkdtempSync(join(tmpdir(), "marquee-pictures-"));
const brands = readdirSync(join(root, "brands"));
const sizes = {
  "icon-192.png": [192, 192],
  "icon-512.png": [512, 512],
  "icon-maskable-512.png": [512, 512],
  "apple-touch-icon.png": [180, 180],
  "og.png": [1200, 630],
} as const;
const layers = new Map<string, LayerDraft>();

beforeAll(async () => {
  for (const id of brands) layers.set(id, await makeLayer(join(root, "brands", id)));
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

const toLayer = (id: string): LayerDraft => {
  const layer = layers.get(id);
  if (layer === undefined) throw new Error(`${id} has no layer`);
  return layer;
};
/** The bytes of a layer's file; pictures are drawn first. */
function toBytes({ files, pictures }: LayerDraft, name: string): Buffer {
  const picture = pictures.find((each) => each.name === name);
  return Buffer.from(picture ? drawPng(picture) : (files.get(name) ?? "none"));
}

/** A copy of a brand's folder, changed. */
function copyBrand(change: (folder: string) => void): string {
  const folder = mkdtempSync(join(work, "brand-"));
  cpSync(join(root, "brands/aurelune"), folder, { recursive: true });
  change(folder);
  return folder;
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

type Pixel = { readonly x: number; readonly y: number; readonly rgba: readonly [number, number, number, number] };

/** Every pixel of a PNG. */
function readPixels(png: Buffer): { width: number; height: number; pixels: Pixel[] } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const href = `data:image/png;base64,${png.toString("base64")}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`,
  ).render();
  const at = (index: number): number => pixels[index] ?? 0;
  return {
    width,
    height,
    pixels: Array.from({ length: width * height }, (_, index) => ({
      x: index % width,
      y: Math.floor(index / width),
      rgba: [at(index * 4), at(index * 4 + 1), at(index * 4 + 2), at(index * 4 + 3)],
    })),
  };
}

const toHex = ([red, green, blue]: Pixel["rgba"]): string =>
  `#${[red, green, blue].map((each) => each.toString(16).padStart(2, "0")).join("")}`;

/** The pixels that differ clearly from the background. */
function listInk(pixels: readonly Pixel[], ground: string, least: number): Pixel[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return pixels.filter(
    ({ rgba }) => Math.abs(rgba[0] - red) + Math.abs(rgba[1] - green) + Math.abs(rgba[2] - blue) > least,
  );
}

const toMiddle = (values: readonly number[]): number =>
  (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;

describe.each(brands)("pictures of %s", (id) => {
  it("are PNGs of the sizes that platforms ask for, on the default theme's ground", () => {
    const layer = toLayer(id);
    const ground = layer.colours[layer.settings.themes.default];
    for (const [name, size] of Object.entries(sizes)) {
      const { width, height, pixels } = readPixels(toBytes(layer, name));
      expect([name, width, height]).toEqual([name, ...size]);
      expect(pixels.filter(({ rgba }) => toHex(rgba) === ground).length).toBeGreaterThan(pixels.length / 4);
    }
  });

  it("hold the mark in the middle, whole within a maskable icon's circle of 80 %, on an opaque ground", () => {
    const layer = toLayer(id);
    const ground = layer.colours[layer.settings.themes.default];
    for (const name of ["icon-maskable-512.png", "apple-touch-icon.png"]) {
      const { width, pixels } = readPixels(toBytes(layer, name));
      expect(pixels.every(({ rgba }) => rgba[3] === 255)).toBe(true);
      const ink = listInk(pixels, ground, 0);
      expect(Math.abs(toMiddle(ink.map(({ x }) => x + 0.5)) - width / 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(toMiddle(ink.map(({ y }) => y + 0.5)) - width / 2)).toBeLessThanOrEqual(1);
      const reach =
        ink.map(({ x, y }) => Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2)).reduce((a, b) => Math.max(a, b)) /
        width;
      expect(reach).toBeGreaterThan(0.25);
      expect(reach).toBeLessThanOrEqual(name.includes("maskable") ? 0.4 : 0.45);
    }
  });

  it("leave the card's edge free of mark and name, and fill both of its halves", () => {
    const layer = toLayer(id);
    const { pixels } = readPixels(toBytes(layer, "og.png"));
    const ink = listInk(pixels, layer.colours[layer.settings.themes.default], 190);
    expect(ink.filter(({ x, y }) => x < 80 || x > 1140 || y < 40 || y > 590)).toEqual([]);
    expect(ink.filter(({ x }) => x < 640).length).toBeGreaterThan(3000);
    expect(ink.filter(({ x }) => x > 640).length).toBeGreaterThan(30_000);
  });

  it("are named by the web manifest, beside it, in the brand's name and colours", () => {
    const layer = toLayer(id);
    const manifest: unknown = JSON.parse(toBytes(layer, "manifest.webmanifest").toString("utf8"));
    const ground = layer.colours[layer.settings.themes.default];
    expect(manifest).toMatchObject({
      id: "/",
      name: layer.brand.name,
      short_name: layer.brand.name,
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: ground,
      background_color: ground,
    });
    expect(manifest).toMatchObject({
      icons: [
        { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
        { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
        { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    });
  });
});

describe("an icon's corners", () => {
  it.each([
    ["aurelune", [0, 0]],
    ["kickline", [0, 255]],
    ["paperkite", [255, 255]],
    ["saltlantern", [0, 0]],
  ])("of %s are the brand's: round, cut or straight", (id, corners) => {
    const { pixels } = readPixels(toBytes(toLayer(id), "icon-512.png"));
    expect([pixels[0]?.rgba[3], pixels[511]?.rgba[3]]).toEqual(corners);
  });
});

describe("a long name", () => {
  it.each([
    ["Trăng Non Nightmarket", "Trăng"],
    ["Extraordinarily Fine Games", "Extraordinar"],
    ["ข้าวเหนียวมะม่วงหวานเย็น", "ข้าวเหนียวมะม่ว"],
  ])("%s is shortened to %s below an icon", async (name, short) => {
    const layer = await makeLayer(
      copyBrand((folder) => replaceIn(join(folder, "brand.json"), '"Aurelune"', JSON.stringify(name))),
    );
    expect(JSON.parse(toBytes(layer, "manifest.webmanifest").toString("utf8"))).toMatchObject({
      name,
      short_name: short,
    });
  });
});

describe("drawing", () => {
  it("happens once per logo: a layer with other texts and tokens takes what is in the store", async () => {
    const folder = openFolderStore(join(work, "store"));
    const written: string[] = [];
    const store = {
      ...folder,
      put: (key: string, bytes: string | Uint8Array) => folder.put(key, bytes).then(() => void written.push(key)),
    };
    const countSets = (): number => written.filter((key) => key.startsWith("pictures/")).length;
    const kept = await storeLayer(toLayer("aurelune"), store);
    expect([countSets(), written.filter((key) => key.endsWith(".png")).length]).toEqual([1, 5]);
    const changed = await storeLayer(
      await makeLayer(copyBrand((folder) => replaceIn(join(folder, "tokens/dark.tokens.json"), "#4fd69c", "#4fd69d"))),
      store,
    );
    expect(changed.digest).not.toBe(kept.digest);
    expect(Object.keys(sizes).map((name) => changed.files[name])).toEqual(
      Object.keys(sizes).map((name) => kept.files[name]),
    );
    expect(countSets()).toBe(1);
    await store.remove(kept.files["og.png"] ?? "");
    await storeLayer(toLayer("aurelune"), store);
    expect(countSets()).toBe(2);
    for (const { name } of toLayer("aurelune").pictures)
      expect((await store.get(kept.files[name] ?? ""))?.equals(toBytes(toLayer("aurelune"), name))).toBe(true);
  });

  it("happens anew for another mark, ground or colour", async () => {
    const toCard = async (change: (folder: string) => void) =>
      toBytes(await makeLayer(copyBrand(change)), "icon-512.png");
    const before = toBytes(toLayer("aurelune"), "icon-512.png");
    expect(
      before.equals(await toCard((folder) => replaceIn(join(folder, "assets/logo-mark.svg"), "#fff1c9", "#fff1c8"))),
    ).toBe(false);
    expect(
      before.equals(await toCard((folder) => replaceIn(join(folder, "tokens/dark.tokens.json"), "#100c1d", "#100c1e"))),
    ).toBe(false);
  });

  it("gives the same bytes each time", async () => {
    const again = await makeLayer(join(root, "brands/saltlantern"));
    expect(again.digest).toBe(toLayer("saltlantern").digest);
    for (const name of Object.keys(sizes))
      expect(toBytes(again, name).equals(toBytes(toLayer("saltlantern"), name))).toBe(true);
  });

  it("leaves a card that the brand brings itself", async () => {
    const itsOwn = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR its own", "latin1");
    const layer = await makeLayer(copyBrand((folder) => writeFileSync(join(folder, "assets/og.png"), itsOwn)));
    expect(toBytes(layer, "og.png")).toEqual(itsOwn);
  });

  it("refuses a brand with an unsound or missing logo, by file, found and expected", async () => {
    const unsound = copyBrand((folder) =>
      replaceIn(join(folder, "assets/logo.svg"), "<defs>", "<script>alert(1)</script><defs>"),
    );
    await expect(makeLayer(unsound)).rejects.toThrow(
      `${unsound}/assets/logo.svg: <script>: found <script>, expected elements that draw`,
    );
    const missing = copyBrand((folder) => rmSync(join(folder, "assets/logo-mark.svg")));
    await expect(makeLayer(missing)).rejects.toThrow(
      `${missing}/assets/logo-mark.svg: (whole file): found nothing, expected an SVG`,
    );
  });
});
