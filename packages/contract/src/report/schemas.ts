import { type Static, Type } from "typebox";
import { storedGameRoundStates } from "../games/states.ts";
import { Day, Decimal, Millis, PageNo, text, WalletName } from "../shapes.ts";

const State = Type.Enum(storedGameRoundStates);
const PageSize = Type.Integer({ minimum: 1, maximum: 100 });

/** What every page of a report has. */
const Pages = {
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
};

export const ListBetsSchema = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  vendor: Type.Optional(text(40)),
  state: Type.Optional(State),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(PageSize),
});

/** GET /wps/report/bets; days are in the merchant's zone, both included, and count rounds by when they began. */
export type ListBetsRequest = Static<typeof ListBetsSchema>;

/** A round of a member: `stake` without stakes that came back, `net` is `win` less `stake`. */
const Bet = {
  provider: Type.String(),
  roundId: Type.String(),
  gameName: Type.String(),
  vendorName: Type.String(),
  state: State,
  at: Millis,
  stake: Decimal,
  win: Decimal,
  net: Decimal,
};

export const BetListSchema = Type.Object({
  list: Type.Array(Type.Object(Bet)),
  ...Pages,
  /** Over all pages. */
  totals: Type.Object({ stake: Decimal, win: Decimal, net: Decimal }),
  /** The vendors at which the member played in the period, whatever the filters. */
  vendors: Type.Array(Type.Object({ vendor: Type.String(), name: Type.String() })),
});

/** The betting record (MC-06), newest first. */
export type BetList = Static<typeof BetListSchema>;

export const GetBetSchema = Type.Object({ provider: text(40), roundId: text(128) });

/** GET /wps/report/bet. */
export type GetBetRequest = Static<typeof GetBetSchema>;

export const BetDetailsSchema = Type.Object({
  ...Bet,
  /** What was staked, won and given back, oldest first. */
  steps: Type.Array(
    Type.Object({
      kind: Type.Enum(["BET", "WIN", "JACKPOT", "ROLLBACK"] as const),
      amount: Decimal,
      at: Millis,
      refNo: Type.String(),
    }),
  ),
  /** The game that shows the round again; null where it cannot be opened now. */
  replay: Type.Union([
    Type.Object({
      gameCode: Type.String(),
      nodeId: Type.String(),
      vassalage: Type.String(),
      accountTypeName: Type.String(),
      gameName: Type.String(),
    }),
    Type.Null(),
  ]),
});

/** A round in full. */
export type BetDetails = Static<typeof BetDetailsSchema>;

export const ProfitRequestSchema = Type.Object({
  from: Day,
  to: Day,
  by: Type.Enum(["day", "month"] as const),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(PageSize),
});

/** GET /wps/report/profit; a period is a day, or a month as `yyyy-MM`. */
export type ProfitRequest = Static<typeof ProfitRequestSchema>;

const figures = {
  deposits: Decimal,
  /** What left the balance for withdrawals, those under way included, without what came back. */
  withdrawals: Decimal,
  /** Without stakes that came back. */
  stakes: Decimal,
  wins: Decimal,
  rebates: Decimal,
  /** Wins and rebates less stakes. */
  net: Decimal,
};

export const ProfitSchema = Type.Object({
  list: Type.Array(Type.Object({ period: Type.String(), ...figures })),
  ...Pages,
  totals: Type.Object(figures),
  /** Since the account was opened. */
  lifetime: Type.Object({ deposits: Decimal, withdrawals: Decimal, net: Decimal }),
});

/** The personal profit (MC-08): periods in which something moved, newest first. */
export type Profit = Static<typeof ProfitSchema>;

export const ReportFileRequestSchema = Type.Object({
  report: Type.Enum(["bets", "transactions", "statement", "tax"] as const),
  /** A month as `yyyy-MM`; for a statement and a tax report a year as `yyyy`. */
  period: Type.String({ pattern: "^[0-9]{4}(-(0[1-9]|1[0-2]))?$", maxLength: 7 }),
  format: Type.Enum(["csv", "pdf"] as const),
  /** Of an account record: whose lines; the main wallet's without it. */
  wallet: Type.Optional(WalletName),
});

/** POST /wps/report/files. A statement is a PDF. */
export type ReportFileRequest = Static<typeof ReportFileRequestSchema>;

export const ReportFileSchema = Type.Object({ url: Type.String(), expiresAt: Millis, name: Type.String() });

export const MailReportSchema = Type.Object({
  report: Type.Enum(["statement", "tax"] as const),
  /** A year as `yyyy`. */
  period: Type.String({ pattern: "^[0-9]{4}$", maxLength: 4 }),
});

/** POST /wps/report/mail (ours). */
export type MailReportRequest = Static<typeof MailReportSchema>;

export const MailedReportSchema = Type.Object({ mask: Type.String() });

/** The masked mailbox to which the report goes. */
export type MailedReport = Static<typeof MailedReportSchema>;

/** Where a report's file is for five minutes, for this session alone, and how it is called. */
export type ReportFile = Static<typeof ReportFileSchema>;
