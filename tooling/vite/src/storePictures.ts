import { type Files, putFiles, type Store } from "@marquee/site-store";
import { renderAsync, Resvg } from "@resvg/resvg-js";
import renderer from "@resvg/resvg-js/package.json" with { type: "json" };
import type { BrandPicture } from "./brandPictures.ts";
import { toDigest } from "./toDigest.ts";

/** What the bytes of pictures depend on: all SVG texts and the renderer, so neither a changed drawing nor a new renderer finds old files. */
export const toPictureParts = (pictures: readonly BrandPicture[]): readonly string[] => [
  renderer.version,
  ...pictures.flatMap(({ name, svg, width }) => [name, svg, String(width)]),
];

/** System fonts would differ by machine. */
const toOptions = ({ width }: BrandPicture) => ({
  fitTo: { mode: "width" as const, value: width },
  font: { loadSystemFonts: false },
});

/** A picture's PNG; the same text gives the same bytes. */
export function drawPng(picture: BrandPicture): Uint8Array {
  return new Resvg(picture.svg, toOptions(picture)).render().asPng();
}

/** All pictures' PNGs, drawn beside each other on the machine's cores. */
async function drawAll(pictures: readonly BrandPicture[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = pictures.map(
    async (picture) => [picture.name, (await renderAsync(picture.svg, toOptions(picture))).asPng()] as const,
  );
  return new Map(await Promise.all(drawn));
}

/** The pictures that were drawn before, if the store still has every one of them. */
async function readDrawn(store: Store, key: string): Promise<Files | null> {
  const bytes = await store.get(key);
  if (bytes === null) return null;
  const files: Files = JSON.parse(bytes.toString("utf8"));
  const found = await Promise.all([key, ...Object.values(files)].map(store.touch));
  return found.every(Boolean) ? files : null;
}

/** Keeps the pictures' PNGs, drawn once for the same input: that costs about 50 ms. */
export async function storePictures(store: Store, pictures: readonly BrandPicture[]): Promise<Files> {
  const key = `pictures/${toDigest(toPictureParts(pictures))}.json`;
  const known = await readDrawn(store, key);
  if (known) return known;
  const files = await putFiles(store, await drawAll(pictures));
  await store.put(key, JSON.stringify(files));
  return files;
}
