/** The reward of a mission was paid. */
export const missionsTurnoverSources = ["MISSION"] as const;
