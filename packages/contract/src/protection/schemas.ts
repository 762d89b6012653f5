import { type Static, Type } from "typebox";
import { Decimal, Millis, text } from "../shapes.ts";
import { exclusionMonths, limitKinds, limitPeriods, playStops, realityMinutes, timeOutHours } from "./choices.ts";

const Kind = Type.Enum(limitKinds);
const Period = Type.Enum(limitPeriods);
/** A decimal text in the member's currency; whole minutes where the limit is for a session. */
const Amount = Type.String();
const Maybe = <Shape extends Parameters<typeof Type.Union>[0][number]>(shape: Shape) =>
  Type.Union([shape, Type.Null()]);

const LimitSchema = Type.Object({
  kind: Kind,
  period: Period,
  /** What is in force; null for none. */
  amount: Maybe(Amount),
  /** What of it is used up, and what is left; both null without a limit or for a session. A loss below zero is a gain. */
  used: Maybe(Decimal),
  left: Maybe(Decimal),
  /** A higher limit, or none (`amount` null), that was asked for: it may be confirmed from `from` until `until`. */
  next: Maybe(Type.Object({ amount: Maybe(Amount), from: Millis, until: Millis })),
});

/** A limit of the member: what is in force, and what was asked for. */
export type ProtectionLimit = Static<typeof LimitSchema>;

const ExclusionSchema = Type.Object({
  from: Millis,
  /** Null: without an end. */
  until: Maybe(Millis),
});

export const ProtectionSchema = Type.Object({
  limits: Type.Array(LimitSchema),
  realityMinutes: Type.Enum(realityMinutes),
  timeoutUntil: Maybe(Millis),
  exclusion: Maybe(ExclusionSchema),
  /** Rounds that were staked in and have not ended: they are settled and paid whatever happens. */
  openRounds: Type.Array(Type.Object({ roundId: Type.String(), gameCode: Type.String(), openedAt: Millis })),
  /** The member has paid nothing in yet, and has not read the message before the first deposit. */
  firstDeposit: Type.Boolean(),
});

/** GET /wps/protection: how the member is protected now. */
export type Protection = Static<typeof ProtectionSchema>;

export const LimitNameSchema = Type.Object({ kind: Kind, period: Period });

/** Names a limit. */
export type LimitName = Static<typeof LimitNameSchema>;

export const SetLimitSchema = Type.Object({ kind: Kind, period: Period, amount: Maybe(text(24)) });

/** POST /wps/protection/limits; `amount` null asks for no limit. */
export type SetLimit = Static<typeof SetLimitSchema>;

export const SetRealityCheckSchema = Type.Object({ minutes: Type.Enum(realityMinutes) });

/** POST /wps/protection/reality-check. */
export type SetRealityCheck = Static<typeof SetRealityCheckSchema>;

export const TimeOutSchema = Type.Object({ hours: Type.Enum(timeOutHours) });

/** POST /wps/protection/time-out. */
export type TimeOut = Static<typeof TimeOutSchema>;

export const ExcludeSchema = Type.Object({
  months: Type.Enum(exclusionMonths),
  /** The box that the member ticked: it cannot be ended early. */
  understood: Type.Boolean(),
});

/** POST /wps/protection/exclusion. */
export type Exclude = Static<typeof ExcludeSchema>;

export const PlaySchema = Type.Object({
  /** Seconds since play began; a pause of 30 minutes ends it. */
  elapsed: Type.Integer({ minimum: 0 }),
  /** Wins less stakes since then. */
  net: Decimal,
  /** The reality check is due and not answered yet. */
  checkDue: Type.Boolean(),
  /** In how many milliseconds the page has to ask again at the latest. */
  wait: Type.Integer({ minimum: 0 }),
  /** Play is over, and until when; null without an end. */
  stop: Maybe(Type.Object({ code: Type.Enum(playStops), until: Maybe(Millis) })),
});

/** POST /wps/protection/play: where the member's play stands. */
export type Play = Static<typeof PlaySchema>;
