import { type Files, putFiles, type Store } from "@marquee/site-store";
import { renderAsync, Resvg } from "@resvg/resvg-js";
import renderer from "@resvg/resvg-js/package.json" with { type: "json" };
import type { BrandPicture } from "./brandPictures.ts";
import { toDigest } from "./toDigest.ts";

/** The cache key of pictures: all SVG texts and the renderer's version. */
export const toPictureParts = (pictures: readonly BrandPicture[]): readonly string[] => [
  renderer.version,
  ...pictures.flatMap(({ name, svg, width }) => [name, svg, String(width)]),
];

/** System fonts would differ between machines. */
const toOptions = ({ width }: BrandPicture) => ({
  fitTo: { mode: "width" as const, value: width },
  font: { loadSystemFonts: false },
});

/** A picture's PNG; the same text gives the same bytes. */
export function drawPng(picture: BrandPicture): Uint8Array {
  return new Resvg(picture.svg, toOptions(picture)).render().asPng();
}

/** All pictures as PNGs, drawn in parallel. */
async function drawAll(pictures: readonly BrandPicture[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = pictures.map(
    async (picture) => [picture.name, (await renderAsync(picture.svg, toOptions(picture))).asPng()] as const,
  );
  return new Map(await Promise.all(drawn));
}

/** The pictures drawn earlier, if the store still has all of them. */
async function readDrawn(store: Store, key: string): Promise<Files | null> {
  const bytes = await store.get(key);
  if (bytes === null) return null;
  const files: Files = JSON.parse(bytes.toString("utf8"));
  const found = await Promise.all([key, ...Object.values(files)].map(store.touch));
  return found.every(Boolean) ? files : null;
}

/** Stores the pictures as PNGs, drawn once for the same input, which takes about 50 ms. */
export async function storePictures(store: Store, pictures: readonly BrandPicture[]): Promise<Files> {
  const key = `pictures/${toDigest(toPictureParts(pictures))}.json`;
  const known = await readDrawn(store, key);
  if (known) return known;
  const files = await putFiles(store, await drawAll(pictures));
  await store.put(key, JSON.stringify(files));
  return files;
}
