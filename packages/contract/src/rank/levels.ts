/** The levels that there are: 0, which everybody has, to 9 (contract 3.10). */
export const memberLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The highest level. */
export const topLevel = 9;

/** For how many days a level is held before it is looked at whether the member keeps it. */
export const keepDays = 90;

/** The level from which on customer service is that of VIP members (PM-13). */
export const vipServiceLevel = 5;

/** Whether a rank, of a label or a level, has VIP service: those above 4 do (PM-13, RP-09). */
export const hasVipService = (rank: number): boolean => rank >= vipServiceLevel;
