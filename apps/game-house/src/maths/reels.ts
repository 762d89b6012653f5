import type { Draw } from "./Draw.ts";
import type { Grid, SymbolId } from "./Outcome.ts";

/** A reel's band of symbols, closed to a ring. */
export type Strip = readonly SymbolId[];

const known: ReadonlySet<string> = new Set(["A", "B", "C", "D", "a", "b", "c", "d", "W", "S", "O"]);

function isSymbolId(text: string): text is SymbolId {
  return known.has(text);
}

/**
 * Reads bands written as one letter per stop.
 * @throws RangeError for a letter that is no symbol
 */
export function toStrips(texts: readonly string[]): Strip[] {
  return texts.map((text) =>
    Array.from(text, (letter) => {
      if (!isSymbolId(letter)) throw new RangeError(`no symbol: ${letter}`);
      return letter;
    }),
  );
}

/** The `rows` symbols of a band that show when it stops at `stop`. */
export function getWindow(strip: Strip, stop: number, rows: number): SymbolId[] {
  return Array.from({ length: rows }, (_, row) => {
    const symbol = strip[(stop + row) % strip.length];
    if (symbol === undefined) throw new RangeError("an empty reel");
    return symbol;
  });
}

/** Spins every reel: one draw each, every stop equally likely. */
export function spinReels(draw: Draw, strips: readonly Strip[], rows: number): Grid {
  return strips.map((strip) => getWindow(strip, draw(strip.length), rows));
}
