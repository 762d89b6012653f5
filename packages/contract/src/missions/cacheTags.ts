/** What pages keep of domain `missions`. */
export const missionsCacheTags = ["Missions"] as const;
