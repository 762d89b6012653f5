import { createHash } from "node:crypto";
import { setImmediate as giveWay } from "node:timers/promises";
import { Refusal } from "./Refusal.ts";

/** A drawn picture and its strong ETag. */
export interface Picture {
  readonly text: string;
  readonly tag: string;
}

/** Pictures by name: drawn once, kept until others need the room. */
export type Pictures = (name: string, draw: () => string) => Promise<Picture>;

/** What may be kept and what may wait. */
interface Bounds {
  /** Characters of all kept pictures together. */
  readonly mostKept: number;
  /** Pictures that wait for being drawn. */
  readonly mostWaiting: number;
}

function toPicture(text: string): Picture {
  return { text, tag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
}

/**
 * Draws one picture at a time and lets everything else have its turn in between: to draw blocks the process, so that a flood
 * of different names would stop every call. Who asks for a picture that is being drawn waits for that one.
 *
 * The maker throws Refusal `rate.limited` when too many wait.
 */
export function createPictures(
  { mostKept, mostWaiting }: Bounds = { mostKept: 32_000_000, mostWaiting: 500 },
): Pictures {
  // In the order in which they were last asked for.
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
