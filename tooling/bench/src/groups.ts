import type { Figure } from "./Figure.ts";
import { measureBrands } from "./brands/brands.ts";
import { measureBets } from "./gateway/bets.ts";
import { measureChat } from "./gateway/chat.ts";
import { measureDeskLists } from "./gateway/deskLists.ts";
import { measureEvents } from "./gateway/events.ts";
import { measureGameIndexes } from "./gateway/gameIndexes.ts";
import { measureLogins } from "./gateway/logins.ts";
import { measureHelp } from "./gateway/help.ts";
import { measureKills } from "./gateway/kills.ts";
import { measureLedger } from "./gateway/ledger.ts";
import { measureMembers } from "./gateway/members.ts";
import { measureOrders } from "./gateway/orders.ts";
import { measurePlans } from "./gateway/plans.ts";
import { measureReads } from "./gateway/reads.ts";
import { measureRecord } from "./gateway/record.ts";
import { measureRewards } from "./gateway/rewards.ts";
import { measureReports } from "./gateway/reports.ts";
import { measureModels } from "./models/models.ts";
import { measureBytes } from "./site/bytes.ts";
import { measureDesk } from "./site/desk.ts";
import { measurePaint } from "./site/paint.ts";
import { measureSeen } from "./site/seen.ts";
import { measureUi } from "./ui/ui.ts";

/** A set of figures measured together; it prints its progress through `say`. */
export type Group = {
  readonly name: string;
  readonly what: string;
  readonly measure: (say: (line: string) => void) => Promise<readonly Figure[]>;
};

/** Every group, in the order of a full run. */
export const groups: readonly Group[] = [
  {
    name: "bytes",
    what: "B1 to B3: what the home loads first and what the chat adds, against the framework floor",
    measure: measureBytes,
  },
  {
    name: "desk",
    what: "what the back office loads first: its login, and the overview after it",
    measure: measureDesk,
  },
  { name: "paint", what: "B4, B5, B10: a first visit to the home on a throttled phone", measure: measurePaint },
  {
    name: "ui",
    what: "contrast, B8 switches, layout shift, weights of ui-kit, B6: a wall of 10,000 cards on a throttled phone",
    measure: measureUi,
  },
  {
    name: "ledger",
    what: "P1, P3: money moves per second, against pgbench on the same server",
    measure: measureLedger,
  },
  {
    name: "bets",
    what: "P2: signed bets over HTTP, against pgbench on the same server; a bet's time while 200 visitors load the home",
    measure: measureBets,
  },
  {
    name: "reads",
    what: "P4, GM-35: what every visitor reads, against a constant of its length; what a lobby of 10,000 games takes",
    measure: measureReads,
  },
  {
    name: "record",
    what: "P8: pages of an account record of a million entries, the last beside the first",
    measure: measureRecord,
  },
  {
    name: "plans",
    what: "plans of what jobs and lists ask of tables of a million rows: by an index or part by part, never whole; takes five minutes",
    measure: measurePlans,
  },
  {
    name: "orders",
    what: "P12-P14: deposits and withdrawals beside pgbench, a record of 90 days in a large ledger, the reconciliation of a million entries",
    measure: measureOrders,
  },
  {
    name: "members",
    what: "P11: pages of the back office's list of a million members, deep ones and searches, beside a read of one row",
    measure: measureMembers,
  },
  {
    name: "desk-lists",
    what: "P17: every list, search and count of the back office of a million members and orders and five million rounds, beside a read of one row; takes a quarter of an hour",
    measure: measureDeskLists,
  },
  {
    name: "help",
    what: "P18: searches of a help centre of 2,000 articles, beside a read of one row",
    measure: measureHelp,
  },
  {
    name: "games",
    what: "P7: memory of 40 merchants' games, asked for in turn and again",
    measure: measureGameIndexes,
  },
  {
    name: "reports",
    what: "P7: the longest answer of a gateway to anybody else while it makes 20 PDF files at once",
    measure: measureReports,
  },
  {
    name: "rewards",
    what: "P20: missions, leaderboard and levels of a million members beside a quarter of them; takes ten minutes",
    measure: measureRewards,
  },
  {
    name: "events",
    what: "P10: 5,000 streams of live events: memory of each, what a restart loses, from a switch to a page",
    measure: measureEvents,
  },
  {
    name: "chat",
    what: "P6: 2,500 open chats at two gateways: memory, CPU of a delivery beside bare sockets, a killed gateway and Redis, a flood; takes five minutes",
    measure: measureChat,
  },
  {
    name: "seen",
    what: "P15, P16, P19: from save in the back office to seen on a player's open page, from a round to the balance and to a mission's bar in another window, at one gateway and at two",
    measure: measureSeen,
  },
  {
    name: "logins",
    what: "P9: registrations and logins beside raw argon2id, a bet's time while logins flood, refusals of known and unknown names",
    measure: measureLogins,
  },
  { name: "brands", what: "what 20, 100 and 300 brands cost; a look live and back", measure: measureBrands },
  {
    name: "models",
    what: "model tests with 10,000 histories each instead of the 200 of a test run; takes most of an hour",
    measure: measureModels,
  },
  {
    name: "kills",
    what: "F1: a million transfers and a hundred SIGKILLs, then 54 in the middle of orders; takes a quarter of an hour",
    measure: measureKills,
  },
];
