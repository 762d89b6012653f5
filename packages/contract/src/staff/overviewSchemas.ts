import { type Static, Type } from "typebox";
import { Day, Decimal, Millis, text } from "../shapes.ts";
import { staffCacheTags } from "../staffCacheTags.ts";

const Count = Type.Integer({ minimum: 0 });

const figures = {
  /** Members who registered. */
  registrations: Count,
  /** Stakes of real money, without those that were rolled back. */
  staked: Decimal,
  /** Wins and jackpots of real money. */
  won: Decimal,
  /** Gross gaming revenue: staked less won. */
  revenue: Decimal,
};

const TotalsSchema = Type.Object({
  ...figures,
  /** Members who staked. */
  players: Count,
});

/** The figures of a span of time. */
export type OverviewTotals = Static<typeof TotalsSchema>;

const HourSchema = Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), ...figures });

/** The figures of an hour of a day, in the merchant's zone. */
export type OverviewHour = Static<typeof HourSchema>;

const OverviewDaySchema = Type.Object({ day: Day, ...figures });

/** The figures of a day, in the merchant's zone. */
export type OverviewDay = Static<typeof OverviewDaySchema>;

const SpanSchema = Type.Object({
  day: Day,
  /** Until the time of day that it is now. */
  soFar: TotalsSchema,
  /** The whole day; of today, until now. */
  whole: TotalsSchema,
  hours: Type.Array(HourSchema),
});

/** A day beside others: its figures until now's time of day, and as a whole. */
export type OverviewSpan = Static<typeof SpanSchema>;

export const GetOverviewSchema = Type.Object({
  /** One of the merchant's currencies; without it the merchant's own. */
  currency: Type.Optional(text(5)),
});

/** GET /staff/overview: whose money is shown; people are counted whatever their currency is. */
export type GetOverview = Static<typeof GetOverviewSchema>;

/** What waits for a person, of what the caller may see, by the keys of the modules; a count may stop at 10,000. */
export const WaitingSchema = Type.Array(Type.Object({ key: Type.String(), count: Count }));

/** GET /staff/waiting. */
export type Waiting = Static<typeof WaitingSchema>;

export const ListChangesSchema = Type.Object({
  /** `at` of the last answer; without it the answer comes at once. */
  since: Type.Optional(Type.String({ minLength: 1, maxLength: 20_000 })),
});

/** POST /staff/changes: since when. */
export type ListChanges = Static<typeof ListChangesSchema>;

export const ChangesSchema = Type.Object({
  /** Up to where this tells what has changed: to be asked from next time. */
  at: Type.String(),
  /** What has changed, by the tags under which pages keep it; null where that is not known, so that all may have. */
  tags: Type.Union([Type.Array(Type.Enum(staffCacheTags)), Type.Null()]),
});

/** What has changed for pages of the back office. */
export type Changes = Static<typeof ChangesSchema>;

export const OverviewSchema = Type.Object({
  at: Millis,
  timeZone: Type.String(),
  currency: Type.String(),
  today: SpanSchema,
  yesterday: SpanSchema,
  /** The same weekday of last week. */
  lastWeek: SpanSchema,
  /** The fourteen days before today and today, oldest first. */
  days: Type.Array(OverviewDaySchema),
  openRounds: Count,
  waiting: WaitingSchema,
});

/** A merchant's day at a look. */
export type Overview = Static<typeof OverviewSchema>;
