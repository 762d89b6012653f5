/** What rewards come from: a complete mission, the bonus of a promotion's page, a red envelope that is open, a rebate, the gift of a level, a raffle. */
export const rewardSources = ["MISSION", "PROMOTION", "RED_ENVELOPE", "REBATE", "RANK", "RAFFLE"] as const;

/** One of {@link rewardSources}. */
export type RewardSourceName = (typeof rewardSources)[number];

/**
 * What a reward pays: money into the main wallet, a bonus into the bonus wallet, or points. A `PRIZE` is one of several kinds: it has no
 * amount, and is drawn at its source's own panel.
 */
export const rewardAssets = ["CASH", "BONUS", "POINTS", "PRIZE"] as const;

/** One of {@link rewardAssets}. */
export type RewardAsset = (typeof rewardAssets)[number];
