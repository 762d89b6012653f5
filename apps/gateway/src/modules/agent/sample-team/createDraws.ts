/** Draws a whole number from 0 up to, and without, `count`. */
export type Draw = (count: number) => number;

/** Numbers that look like chance and follow from a text alone: the same text draws the same numbers, in every process and for ever. */
export function createDraws(text: string): Draw {
  let state = 2_166_136_261;
  for (let place = 0; place < text.length; place += 1)
    state = Math.imul(state ^ (text.codePointAt(place) ?? 0), 16_777_619);
  return (count) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}
