/**
 * When a mission begins anew: once in the first days of a new account, each day, each week, or once in a season with its own dates; one of CHALLENGE is
 * a step of a challenge that the member has started.
 */
export const missionGroups = ["NEW", "DAILY", "WEEKLY", "SEASON", "CHALLENGE"] as const;

/** One of {@link missionGroups}. */
export type MissionGroup = (typeof missionGroups)[number];

/** What a mission counts (contract 3.10). */
export const missionTypes = [
  "DEPOSIT_SUM",
  "BET_SUM",
  "BET_COUNT",
  "WIN_MULTIPLE",
  "LOGIN_DAYS",
  "INVITE",
  "PROFILE",
  "GAME_PLAY",
] as const;

/** One of {@link missionTypes}. */
export type MissionType = (typeof missionTypes)[number];

/** What a mission pays: money that has to be staked first, or points. */
export const missionRewards = ["CASH", "POINTS"] as const;

/** One of {@link missionRewards}. */
export type MissionReward = (typeof missionRewards)[number];

/** How many challenges a member plays at a time. */
export const mostRunningChallenges = 2;

/**
 * Where a member stands in a challenge. `LEFT`: given up, to be gone on with while its time lasts; `COMPLETE`: every step was claimed; `CLOSED`: its
 * time is over, or its next step is not for this member.
 */
export const challengeStates = ["OFFERED", "RUNNING", "LEFT", "COMPLETE", "CLOSED"] as const;

/** One of {@link challengeStates}. */
export type ChallengeState = (typeof challengeStates)[number];

/** The times of which the leaderboard is: they begin at 00:00 in the merchant's zone, weeks on Monday. */
export const missionBoardPeriods = ["DAY", "WEEK", "MONTH"] as const;

/** One of {@link missionBoardPeriods}. */
export type MissionBoardPeriod = (typeof missionBoardPeriods)[number];

/** Whether what a mission counts is an amount of money; otherwise it is a number of times. */
export const isMoneyMission = (type: MissionType): boolean => type === "DEPOSIT_SUM" || type === "BET_SUM";

/** Whether a mission counts what is played, so that it may be of some games only. */
export const isPlayMission = (type: MissionType): boolean =>
  type === "BET_SUM" || type === "BET_COUNT" || type === "WIN_MULTIPLE" || type === "GAME_PLAY";

/** Where a member stands in a mission; `CLOSED`: it ended before its reward was claimed. */
export const missionStatuses = ["PROCESS", "CLAIM", "CLAIMED", "CLOSED"] as const;

/** One of {@link missionStatuses}. */
export type MissionStatus = (typeof missionStatuses)[number];
