/** Points were converted, or money was taken for them. */
export const pointsTurnoverSources = ["POINTS"] as const;
