/** What a calculation over every possible outcome finds: shares of the stake and chances, not money. */
export type Proof = {
  /** Return to the player as a share of the stake. */
  readonly rtp: number;
  /** Chance that a spin, or the feature that it starts, pays. */
  readonly hitRate: number;
  /** Chance that a spin starts the feature. */
  readonly featureRate: number;
  /** Standard deviation of what a round pays, in stakes. */
  readonly deviation: number;
};

/** Points of one whole stake. */
export const pointsOfStake = 100;

/** The standard deviation of a round, in stakes, from the mean and the mean square of what it pays, in points. */
export function toDeviation(mean: number, square: number): number {
  return Math.sqrt(square - mean * mean) / pointsOfStake;
}

/** Mean and mean square of a prize that is drawn by weight. */
export function getPrizeMoments(prizes: readonly { readonly value: number; readonly weight: number }[]): {
  readonly mean: number;
  readonly square: number;
} {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const of = (power: number): number =>
    prizes.reduce((sum, { value, weight }) => sum + (value ** power * weight) / total, 0);
  return { mean: of(1), square: of(2) };
}
