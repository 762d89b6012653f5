import { Refusal } from "../http/Refusal.ts";
import { createTurns } from "../turns/createTurns.ts";

/** A picture as it is stored: re-encoded from its pixels, so nothing else of the upload remains. */
export interface Picture {
  readonly bytes: Buffer;
  readonly type: "image/png" | "image/jpeg";
}

/** The longest side of a stored picture, and the side of an avatar, in pixels. */
const mostSide = 4_096;
const avatarSide = 512;
/** A picture with more pixels is refused by its header, before anything is decoded. */
const mostPixels = 50_000_000;

const starts = [
  { type: "image/png", bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: "image/jpeg", bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

// Decoding needs a processor and much memory: two run at a time, a few wait, and the rest are refused for now.
const turns = createTurns(2, 16);

async function draw(upload: Buffer, type: Picture["type"], isAvatar: boolean): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  const options = { failOn: "error", limitInputPixels: mostPixels, animated: false } as const;
  const { width = 0, height = 0 } = await sharp(upload, options).metadata();
  if (width * height > mostPixels) throw new Refusal("upload.size");
  const upright = sharp(upload, options).autoOrient();
  const sized = isAvatar
    ? upright.resize({ width: avatarSide, height: avatarSide, fit: "cover" })
    : upright.resize({ width: mostSide, height: mostSide, fit: "inside", withoutEnlargement: true });
  return (type === "image/png" ? sized.png() : sized.jpeg({ quality: 88 })).toBuffer();
}

/**
 * An uploaded picture, re-encoded: png or jpg by its first bytes, at most 4,096 pixels a side, without metadata; an avatar
 * becomes a square. @throws Refusal `upload.type` for anything else, `upload.incomplete` for a JPEG
 * without its end, `upload.size` for too many pixels, `rate.limited`
 */
export async function toPicture(upload: Buffer, isAvatar: boolean): Promise<Picture> {
  const start = starts.find(({ bytes }) => upload.subarray(0, bytes.length).equals(bytes));
  if (start === undefined) throw new Refusal("upload.type");
  const { type } = start;
  try {
    return { type, bytes: await turns(() => draw(upload, type, isAvatar)) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const message = error instanceof Error ? error.message : "";
    if (/pixel limit|exceeds/i.test(message)) throw new Refusal("upload.size");
    // A preview within the file has an end of its own, so the reader of the picture says which end is missing.
    const isCut = /premature end/i.test(message) && !/corrupt header/i.test(message);
    throw new Refusal(isCut ? "upload.incomplete" : "upload.type");
  }
}
