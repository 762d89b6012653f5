import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import type { Pictures } from "./Pictures.ts";

/** A shot that is not the same in both trees. */
export type Difference = {
  readonly name: string;
  /** The number of different pixels; where sizes differ, every pixel that only one picture has counts. */
  readonly pixels: number;
  readonly base?: Buffer;
  readonly head?: Buffer;
  /** Where they differ, when both are there. */
  readonly diff?: Buffer;
};

function toSize(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

function comparePair(name: string, base: Buffer, head: Buffer): Difference | undefined {
  if (base.equals(head)) return undefined;
  const [one, other] = [PNG.sync.read(base), PNG.sync.read(head)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const canvas = new PNG({ width, height });
  // No tolerance, and no exception for antialiased edges.
  const options = { threshold: 0, includeAA: true };
  const changed = pixelmatch(
    toSize(one, width, height).data,
    toSize(other, width, height).data,
    canvas.data,
    width,
    height,
    options,
  );
  const grown = width * height - Math.min(one.width, other.width) * Math.min(one.height, other.height);
  const pixels = Math.max(changed, one.width === other.width && one.height === other.height ? 0 : grown);
  return pixels === 0 ? undefined : { name, pixels, base, head, diff: PNG.sync.write(canvas) };
}

/** The shots that differ between two trees, those that one of them lacks among them; in the order of their names. */
export function comparePictures(base: Pictures, head: Pictures): readonly Difference[] {
  const names = [...new Set([...base.keys(), ...head.keys()])].toSorted();
  return names.flatMap((name): readonly Difference[] => {
    const [before, after] = [base.get(name), head.get(name)];
    const difference = before && after ? comparePair(name, before, after) : undefined;
    if (before && after) return difference ? [difference] : [];
    return [{ name, pixels: 0, ...(before ? { base: before } : {}), ...(after ? { head: after } : {}) }];
  });
}
