/** What a limit is for: money paid in before fees, stakes less wins, stakes, or the minutes of one session of play. */
export const limitKinds = ["DEPOSIT", "LOSS", "WAGER", "SESSION"] as const;

/** One of {@link limitKinds}. */
export type LimitKind = (typeof limitKinds)[number];

/** The time before each moment in which a limit counts: 24 hours, 7 days, 31 days; a session's limit counts in that session. */
export const limitPeriods = ["DAY", "WEEK", "MONTH", "SESSION"] as const;

/** One of {@link limitPeriods}. */
export type LimitPeriod = (typeof limitPeriods)[number];

/** How long a higher limit, or none, waits before it can be confirmed, in hours. */
export const limitWaitHours = 24;

/** The minutes between two reality checks that may be chosen. */
export const realityMinutes = [15, 30, 45, 60] as const;

/** The hours of a time-out that may be chosen: 24 h, 7 days, 30 days, 6 weeks. */
export const timeOutHours = [24, 168, 720, 1_008] as const;

/** The months of a self-exclusion that may be chosen; 0 is without an end. */
export const exclusionMonths = [6, 12, 36, 60, 0] as const;

/** Why play is refused. */
export const playStops = ["rg.session.limit", "rg.timeout", "rg.self.excluded"] as const;
