import { n } from "./svg.ts";

/** Capital letters and digits as strokes in a box of 10 × 14, so pictures need no font and look the same everywhere. */
const letters: Readonly<Record<string, string>> = {
  A: "M0 14L5 0L10 14M2 9H8",
  B: "M0 0V14H5C11 14 11 7 5 7H0M0 0H5C10 0 10 7 5 7",
  C: "M10 3C8-1 0-1 0 7S8 15 10 11",
  D: "M0 0V14H4C12 14 12 0 4 0Z",
  E: "M9 0H0V14H9M0 7H7",
  F: "M9 0H0V14M0 7H7",
  G: "M10 3C8-1 0-1 0 7S10 16 10 8H6",
  H: "M0 0V14M10 0V14M0 7H10",
  I: "M5 0V14",
  J: "M8 0V9C8 15 1 15 0 10",
  K: "M0 0V14M10 0L0 8M4 5L10 14",
  L: "M0 0V14H9",
  M: "M0 14V0L5 8L10 0V14",
  N: "M0 14V0L10 14V0",
  O: "M5 0C-2 0-2 14 5 14S12 0 5 0Z",
  P: "M0 14V0H5C11 0 11 8 5 8H0",
  Q: "M5 0C-2 0-2 14 5 14S12 0 5 0ZM6 10L10 14",
  R: "M0 14V0H5C11 0 11 7 5 7H0M5 7L10 14",
  S: "M9 2C6-2-1 0 1 4S10 8 9 12S1 15 0 11",
  T: "M0 0H10M5 0V14",
  U: "M0 0V9C0 16 10 16 10 9V0",
  V: "M0 0L5 14L10 0",
  W: "M0 0L2.5 14L5 5L7.5 14L10 0",
  X: "M0 0L10 14M10 0L0 14",
  Y: "M0 0L5 7L10 0M5 7V14",
  Z: "M0 0H10L0 14H10",
  0: "M5 0C-2 0-2 14 5 14S12 0 5 0Z",
  1: "M2 3L6 0V14",
  2: "M0 3C1-2 10-1 9 4C9 7 0 11 0 14H10",
  3: "M0 1C4-2 10 0 9 4C8 7 4 7 4 7C10 7 11 13 6 14C3 15 1 13 0 12",
  4: "M8 14V0L0 10H10",
  5: "M9 0H1L0 6C4 4 10 5 10 9C10 15 2 15 0 12",
  6: "M8 0C3 1 0 5 0 10C1 16 10 15 10 10C10 5 2 5 0 9",
  7: "M0 0H10L3 14",
  8: "M5 7C-1 6-1 0 5 0S11 6 5 7C-2 8-2 14 5 14S12 8 5 7Z",
  9: "M2 14C7 13 10 9 10 4C9-2 0-1 0 4C0 9 8 9 10 5",
};

/** Characters narrower than their box: where they start, and their width. */
const narrow: Readonly<Record<string, readonly [start: number, width: number]>> = { I: [5, 0], 1: [2, 4] };
const gap = 4;

/** How wide a word of capitals and digits is, in the box's units. */
export function toWordWidth(word: string): number {
  return [...word].reduce((sum, letter) => sum + (narrow[letter]?.[1] ?? 10) + gap, -gap);
}

/** A word of capitals and digits as strokes around (0, 0), 14 high; other characters leave a gap. */
export function drawWord(word: string): string {
  let at = -toWordWidth(word) / 2;
  return [...word]
    .map((letter) => {
      const [start, width] = narrow[letter] ?? [0, 10];
      const glyph = letters[letter];
      const x = at - start;
      at += width + gap;
      return glyph === undefined ? "" : `<path d="${glyph}" transform="translate(${n(x)} -7)"/>`;
    })
    .join("");
}
