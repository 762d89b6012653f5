/** Draws a whole number from 0 to `bound` − 1, each equally likely. `bound` is from 1 to 2^32. */
export type Draw = (bound: number) => number;

/** Draws an index of `weights` with a chance in proportion to its weight; weights are whole and not negative. */
export function drawWeighted(draw: Draw, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = draw(total);
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return index;
    rest -= weight;
  }
  throw new RangeError("a draw outside its weights");
}
