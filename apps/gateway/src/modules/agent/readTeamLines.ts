import {
  type TeamBets,
  type TeamBetsRequest,
  teamMoneyKinds,
  type TeamTransactions,
  type TeamTransactionsRequest,
  toDecimal,
} from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { findAskedTeam, requireInTeam, toPeriod } from "./figures.ts";
import { type LineFilter, listTeamBetRows, listTeamMovementRows } from "./lineListStore.ts";
import { sumTeam } from "./profitStore.ts";
import { isTreeAgent } from "./teamStore.ts";

/** Lines of a page. */
const pageSize = 20;

async function toFilter(
  db: Db,
  call: Call,
  request: TeamBetsRequest | TeamTransactionsRequest,
): Promise<{ readonly filter: LineFilter; readonly currencies: readonly string[] }> {
  const { agent, currency, currencies } = await findAskedTeam(db, call, request.currency);
  const period = await toPeriod(db, call, request, currency);
  const member = await requireInTeam(db, agent, request.account);
  return { filter: { agent, member, period, after: request.after }, currencies };
}

/** Where the next page begins: a page that is full may have one. */
const toNext = (rows: readonly { readonly place: string }[]): string | null =>
  rows.length < pageSize ? null : (rows.at(-1)?.place ?? null);

/**
 * Settled bets of an account of the team and all below it (AC-06), newest first.
 * @throws Refusal `permission.denied` for an account outside the team, `fields` for a wrong period
 */
export async function readTeamBets(db: Db, call: Call, request: TeamBetsRequest): Promise<TeamBets> {
  const { filter, currencies } = await toFilter(db, call, request);
  const { agent, member, period } = filter;
  const rows = await listTeamBetRows(db, filter, request.game ?? "", pageSize);
  const isTeam = isTreeAgent(member.kind);
  const sums = isTeam ? await sumTeam(db, agent, member.id, period) : undefined;
  return {
    currency: period.currency,
    currencies: [...currencies],
    list: rows.map(({ account, gameName, vendor, roundId, at, stake, win }) => ({
      account,
      gameName,
      vendor,
      roundId,
      at: at.getTime(),
      stake: toDecimal(BigInt(stake)),
      win: toDecimal(BigInt(win)),
      net: toDecimal(BigInt(win) - BigInt(stake)),
    })),
    next: toNext(rows),
    totals:
      sums === undefined
        ? null
        : {
            rounds: sums.rounds,
            stake: toDecimal(sums.stake),
            win: toDecimal(sums.win),
            net: toDecimal(sums.win - sums.stake),
          },
  };
}

/** What moved the money of the subtree (AC-09), newest first, stakes and wins of settled rounds among it. @throws as {@link readTeamBets} */
export async function readTeamTransactions(
  db: Db,
  call: Call,
  request: TeamTransactionsRequest,
): Promise<TeamTransactions> {
  const { filter, currencies } = await toFilter(db, call, request);
  const rows = await listTeamMovementRows(db, filter, request.kind, pageSize);
  return {
    currency: filter.period.currency,
    currencies: [...currencies],
    list: rows.flatMap(({ account, kind: stored, at, amount }) => {
      const kind = teamMoneyKinds.find((each) => each === stored);
      return kind === undefined ? [] : [{ account, kind, at: at.getTime(), amount: toDecimal(BigInt(amount)) }];
    }),
    next: toNext(rows),
  };
}
