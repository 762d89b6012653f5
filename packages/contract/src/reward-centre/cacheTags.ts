/** What pages keep of domain `reward-centre`. */
export const rewardCentreCacheTags = ["Rewards"] as const;
