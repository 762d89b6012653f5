import type { TeamProfit, TeamProfitRequest } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { findAskedTeam, noSums, requireInTeam, toPeriod, toProfitFigures } from "./figures.ts";
import { listBelow, listPath, sumOwn, sumTeam } from "./profitStore.ts";
import { isTreeAgent } from "./teamStore.ts";

/**
 * Profit and loss of the accounts below one of the team (AC-07): an agent's line is of its whole team, a player's of its own play.
 * @throws Refusal `permission.denied` for an account outside the team, `fields` for a wrong period
 */
export async function readTeamProfit(db: Db, call: Call, request: TeamProfitRequest): Promise<TeamProfit> {
  const { account, search, pageNo = 1, pageSize = 20 } = request;
  const { agent, currency, currencies } = await findAskedTeam(db, call, request.currency);
  const period = await toPeriod(db, call, request, currency);
  const member = await requireInTeam(db, agent, account);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { list, count } = await listBelow(db, agent, { accountId: member.id, search }, page);
  const own = await sumOwn(
    db,
    agent,
    list.flatMap(({ id, isAgent }) => (isAgent ? [] : [id])),
    period,
  );
  const lines: TeamProfit["list"][number][] = [];
  for (const { id, account: name, isAgent } of list) {
    const sums = isAgent ? await sumTeam(db, agent, id, period) : (own.get(id) ?? noSums);
    lines.push({ account: name, isAgent, ...toProfitFigures(sums) });
  }
  const isTeam = isTreeAgent(member.kind);
  const all = isTeam ? await sumTeam(db, agent, member.id, period) : (own.get(member.id) ?? noSums);
  return {
    currency,
    currencies: [...currencies],
    path: [...(await listPath(db, agent, member))],
    list: lines,
    pageNo,
    pageSize,
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
    totals: toProfitFigures(all),
  };
}
