/** Money came from another member in a chat room. */
export const chatTipTurnoverSources = ["TIP"] as const;
