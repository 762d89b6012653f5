import { createHash } from "node:crypto";
import { setImmediate as giveWay } from "node:timers/promises";
import { Refusal } from "./Refusal.ts";

/** A drawn picture and its strong ETag. */
export interface Picture {
  readonly text: string;
  readonly tag: string;
}

/** Pictures by name: drawn once, cached until others need the room. */
export type Pictures = (name: string, draw: () => string) => Promise<Picture>;

/** The limits of cache and queue. */
interface Bounds {
  /** Characters of all cached pictures together. */
  readonly mostKept: number;
  /** Pictures waiting to be drawn. */
  readonly mostWaiting: number;
}

function toPicture(text: string): Picture {
  return { text, tag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
}

/**
 * Draws one picture at a time and yields in between: drawing blocks the process, so a flood
 * of different names would otherwise stop every call. Requests for a picture that is being drawn share it.
 *
 * The returned function throws Refusal `rate.limited` when too many wait.
 */
export function createPictures(
  { mostKept, mostWaiting }: Bounds = { mostKept: 32_000_000, mostWaiting: 500 },
): Pictures {
  // In the order of their last use.
  const kept = new Map<string, Picture>();
  const waiting = new Map<string, Promise<Picture>>();
  let size = 0;
  let last: Promise<unknown> = Promise.resolve();

  function keep(name: string, picture: Picture): Picture {
    kept.set(name, picture);
    size += picture.text.length;
    for (const [oldest, { text }] of kept) {
      if (size <= mostKept) break;
      kept.delete(oldest);
      size -= text.length;
    }
    return picture;
  }

  async function drawAfter(before: Promise<unknown>, name: string, draw: () => string): Promise<Picture> {
    await before.catch(() => {});
    await giveWay();
    try {
      return keep(name, toPicture(draw()));
    } finally {
      waiting.delete(name);
    }
  }

  return async (name, draw) => {
    const known = kept.get(name);
    if (known !== undefined) {
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    const drawing = waiting.get(name);
    if (drawing !== undefined) return drawing;
    if (waiting.size >= mostWaiting) throw new Refusal("rate.limited", { retryAfter: 1 });
    const next = drawAfter(last, name, draw);
    last = next;
    waiting.set(name, next);
    return next;
  };
}
