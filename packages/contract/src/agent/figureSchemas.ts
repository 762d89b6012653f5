import { type Static, Type } from "typebox";
import { teamMoneyKinds } from "./teamMoneyKinds.ts";
import { Day, Decimal, Millis, PageNo, text } from "../shapes.ts";

const Currency = Type.String({ pattern: "^[A-Z]{3,5}$" });
const Count = Type.Integer({ minimum: 0 });

/** What a team has played and paid in a time; `result` is what the house has won of it: stakes less wins. */
const Figures = {
  rounds: Count,
  stake: Decimal,
  win: Decimal,
  result: Decimal,
  deposits: Decimal,
  withdrawals: Decimal,
};

const Period = { from: Type.Optional(Day), to: Type.Optional(Day), currency: Type.Optional(Currency) };

/** The currency of the figures, and all that the team plays in: money of two currencies is never added up. */
const Currencies = { currency: Currency, currencies: Type.Array(Currency) };

export const TeamOverviewRequestSchema = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
  currency: Type.Optional(Currency),
});

/** GET relay AGENT_overview: the last `days`, today included (30 without). */
export type TeamOverviewRequest = Static<typeof TeamOverviewRequestSchema>;

const TeamDay = Type.Object({ day: Day, ...Figures, registrations: Count, active: Count });

export const TeamOverviewSchema = Type.Object({
  ...Currencies,
  /** Open accounts of the team, the agent's own included, and what is in their main wallets, at `countedAt`. */
  members: Count,
  balance: Decimal,
  countedAt: Type.Union([Millis, Type.Null()]),
  today: TeamDay,
  /** The days asked for, oldest first, those without play too. */
  days: Type.Array(TeamDay),
});

/** The team of the calling agent (AC-03). Figures follow play within a minute, members and balance within five. */
export type TeamOverview = Static<typeof TeamOverviewSchema>;

export const TeamProfitRequestSchema = Type.Object({
  ...Period,
  account: Type.Optional(text(50)),
  search: Type.Optional(text(50)),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** GET relay AGENT_profit: who stands directly below `account` (the caller without it), or names that begin with `search`. */
export type TeamProfitRequest = Static<typeof TeamProfitRequestSchema>;

/** `given` is what the players got besides play: bonuses, rebates and salaries; `profit` is what the house keeps of all. */
const Profit = {
  ...Figures,
  validBet: Decimal,
  bonuses: Decimal,
  rebates: Decimal,
  salaries: Decimal,
  given: Decimal,
  profit: Decimal,
};

const ProfitLine = Type.Object({
  account: Type.String(),
  /** With all below it. */
  isAgent: Type.Boolean(),
  ...Profit,
});

export const TeamProfitSchema = Type.Object({
  ...Currencies,
  /** From the caller down to the account whose members are listed. */
  path: Type.Array(Type.String()),
  list: Type.Array(ProfitLine),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
  /** Of the whole team of the account, whatever the search. */
  totals: Type.Object(Profit),
});

/** Profit and loss by member (AC-07). */
export type TeamProfit = Static<typeof TeamProfitSchema>;

/** A place in a list, as an answer gave it. */
const Cursor = Type.String({ pattern: "^[0-9]{1,17}-[0-9]{1,19}$" });

const Lines = { ...Period, account: Type.Optional(text(50)), after: Type.Optional(Cursor) };

export const TeamBetsRequestSchema = Type.Object({ ...Lines, game: Type.Optional(text(60)) });

/** GET relay AGENT_bets: of `account` and all below it, at games whose name holds `game`. */
export type TeamBetsRequest = Static<typeof TeamBetsRequestSchema>;

export const TeamBetsSchema = Type.Object({
  ...Currencies,
  list: Type.Array(
    Type.Object({
      account: Type.String(),
      gameName: Type.String(),
      vendor: Type.String(),
      roundId: Type.String(),
      at: Millis,
      stake: Decimal,
      win: Decimal,
      net: Decimal,
    }),
  ),
  /** Where the next page begins; null at the end. */
  next: Type.Union([Cursor, Type.Null()]),
  /** Over the whole period, whatever the game; null for one account. */
  totals: Type.Union([Type.Object({ rounds: Count, stake: Decimal, win: Decimal, net: Decimal }), Type.Null()]),
});

/** Settled bets of the subtree (AC-06), newest first; `net` is the player's. */
export type TeamBets = Static<typeof TeamBetsSchema>;

const Kind = Type.Enum(teamMoneyKinds);

export const TeamTransactionsRequestSchema = Type.Object({ ...Lines, kind: Type.Optional(Kind) });

/** GET relay AGENT_transactions: of `account` and all below it. */
export type TeamTransactionsRequest = Static<typeof TeamTransactionsRequestSchema>;

export const TeamTransactionsSchema = Type.Object({
  ...Currencies,
  list: Type.Array(Type.Object({ account: Type.String(), kind: Kind, at: Millis, amount: Decimal })),
  next: Type.Union([Cursor, Type.Null()]),
});

/** What moved the money of the subtree (AC-09), newest first, a stake and its win once the round is settled; below zero is what left an account. */
export type TeamTransactions = Static<typeof TeamTransactionsSchema>;
