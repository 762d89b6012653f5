/** What pages keep of domain `rebate`. */
export const rebateCacheTags = ["Rebate"] as const;
