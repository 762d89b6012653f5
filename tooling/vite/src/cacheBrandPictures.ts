import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import renderer from "@resvg/resvg-js/package.json" with { type: "json" };
import type { BrandPicture } from "./brandPictures.ts";
import { toDigest } from "./toDigest.ts";

/** A picture's PNG; the same text gives the same bytes. System fonts would differ by machine. */
function toPng({ svg, width }: BrandPicture): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * The folder of the pictures' PNGs, `<store>/cache/icons/<digest>/`: drawn when they are not there, which costs about 50 ms.
 * The digest is that of all SVG texts and the renderer, so neither a changed drawing nor a new renderer finds old files.
 */
export function cacheBrandPictures(pictures: readonly BrandPicture[], store: string): string {
  const digest = toDigest([renderer.version, ...pictures.flatMap(({ name, svg, width }) => [name, svg, String(width)])]);
  const folder = join(store, "cache/icons", digest);
  if (existsSync(folder)) return folder;
  const draft = join(store, "drafts", `icons-${digest}-${process.pid}-${Date.now()}`);
  mkdirSync(draft, { recursive: true });
  for (const picture of pictures) writeFileSync(join(draft, picture.name), toPng(picture));
  mkdirSync(join(store, "cache/icons"), { recursive: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process was first, with the same bytes.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return folder;
}
