import { banner, categoryHues, isArtworkCategory } from "@marquee/artwork";
import { rotateBrands } from "@marquee/sweep";
import { BaseStyles, Hero, UiKitProvider } from "@marquee/ui-kit";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { brands } from "virtual:marquee/brand-looks";
import { applyLook } from "./applyLook.ts";
import { isSweep } from "./isSweep.ts";
import { toSettings } from "./languages.ts";

const categories = Object.keys(categoryHues).filter(isArtworkCategory);
const banners = categories.flatMap((category) =>
  Array.from({ length: 20 }, (_, index) => banner({ code: `${category}-${index}`, category })),
);
const [width, height] = [1280, 400];

type Pixels = ReturnType<CanvasRenderingContext2D["getImageData"]>;

function createCanvas(
  across: number,
  down: number,
): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D } {
  const canvas = Object.assign(document.createElement("canvas"), { width: across, height: down });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  return { canvas, context };
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = Object.assign(new Image(), { src });
  await image.decode();
  return image;
}

/**
 * The lightest (or darkest) that any of the banners is at each pixel. A scrim keeps the order of light and dark, so words
 * that can be read on this picture can be read on every one of them.
 */
async function toExtreme(mode: "lighten" | "darken"): Promise<string> {
  const { canvas, context } = createCanvas(width, height);
  context.fillStyle = mode === "lighten" ? "black" : "white";
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = mode;
  for (const svg of banners)
    context.drawImage(await load(`data:image/svg+xml,${encodeURIComponent(svg)}`), 0, 0, width, height);
  return canvas.toDataURL();
}

const toLinear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
const toLuminance = (red: number, green: number, blue: number): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

function toTextLuminance(color: string): number {
  const { context } = createCanvas(1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return toLuminance(red, green, blue);
}

async function shoot(element: Element): Promise<Pixels> {
  const shot = await page.screenshot({ element, base64: true, save: false });
  const image = await load(`data:image/png;base64,${shot}`);
  const { context } = createCanvas(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
}

/** The worst contrast of a text of one luminance with the pixels of a box. */
function toWorst(
  { data, width: across }: Pixels,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  text: number,
): number {
  let worst = 21;
  for (let y = Math.floor(box.top); y < Math.ceil(box.bottom); y += 1) {
    for (let x = Math.floor(box.left); x < Math.ceil(box.right); x += 1) {
      const at = (y * across + x) * 4;
      const ground = toLuminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      worst = Math.min(worst, (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05));
    }
  }
  return worst;
}

const host = document.createElement("div");
const root = createRoot(host);
const extremes = new Map<string, string>();
// A new hero for each measurement, because the last one's text was made transparent.
let drawn = 0;

/** Draws the real Hero over a picture, makes its words transparent and measures what stands behind them. */
async function measure(image: string): Promise<readonly number[]> {
  const slide = {
    key: image,
    image,
    title: "A headline that a translator could not make any shorter than this one here",
    text: "And a second sentence that says what it is about, and then goes on for a while.",
    href: "#offer",
  };
  await new Promise<void>((done) => {
    root.render(
      <UiKitProvider settings={toSettings("EN")}>
        <BaseStyles />
        <div key={String((drawn += 1))} ref={() => done()}>
          <Hero label="Offers" slides={[slide]} />
        </div>
      </UiKitProvider>,
    );
  });
  await document.fonts.ready;
  const region = host.querySelector("section");
  if (!region) throw new Error("no hero");
  await host.querySelector("img")?.decode();
  const frame = region.getBoundingClientRect();
  const texts = [...region.querySelectorAll("p")].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const luminance = toTextLuminance(getComputedStyle(element).color);
    return {
      element,
      luminance,
      boxes: [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
        left: left - frame.left,
        right: right - frame.left,
        top: top - frame.top,
        bottom: Math.min(bottom, frame.bottom) - frame.top,
      })),
    };
  });
  for (const { element } of texts) element.style.color = "transparent";

  const pixels = await shoot(region);
  expect(texts).toHaveLength(2);
  return texts.map(({ boxes, luminance }) => Math.min(...boxes.map((box) => toWorst(pixels, box, luminance))));
}

beforeAll(async () => {
  document.body.append(host);
  for (const mode of ["lighten", "darken"] as const) extremes.set(mode, await toExtreme(mode));
});
afterAll(() => root.unmount());

/** Both themes in two widths: each in its brand, or in every brand. */
const cases = (["dark", "light"] as const).flatMap((theme) =>
  [360, 1280].map((across) => ({ theme, across, name: `${theme} ${across}` })),
);
const own = rotateBrands(
  cases.map(({ name }) => name),
  brands,
);
const tries = cases.flatMap((each) =>
  brands.filter((brand) => isSweep || brand === own.get(each.name)).map(({ id }) => ({ ...each, id })),
);

describe("the hero", () => {
  it.each(tries)(
    "of $id $theme leaves its words 4.5:1 over the lightest and the darkest of 200 banners at $across px",
    async ({ id, theme, across }) => {
      await page.viewport(across, 800);
      applyLook(id, theme);
      expect(banners).toHaveLength(200);
      for (const [mode, image] of extremes) {
        const worst = await measure(image);
        expect(
          Math.min(...worst),
          `${mode}: headline and text ${worst.map((ratio) => ratio.toFixed(2)).join(" and ")}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
