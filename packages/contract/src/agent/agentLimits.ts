/** What an agent may make at most: accounts a day and at once, links at all. */
export const agentLimits = { accountsPerDay: 200, accountsAtOnce: 20, links: 100 } as const;
