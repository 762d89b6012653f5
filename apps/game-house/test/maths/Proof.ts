/** What a calculation over every possible outcome finds: shares of the stake and chances, not money. */
export type Proof = {
  /** Return to the player as a share of the stake. */
  readonly rtp: number;
  /** Chance that a spin, or the feature that it starts, pays. */
  readonly hitRate: number;
  /** Chance that a spin starts the feature. */
  readonly featureRate: number;
};

/** Points of one whole stake. */
export const pointsOfStake = 100;
