import { type TeamOverview, type TeamOverviewRequest, toDecimal } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { listLastDays, listTeamDays } from "./figureStore.ts";
import { findAskedTeam, noSums, toDayFigures } from "./figures.ts";

/** The caller's team today and by day (AC-03). @throws Refusal `fields` for a currency that nobody of the team has */
export async function readOverview(
  db: Db,
  call: Call,
  { days: length = 30, currency: asked }: TeamOverviewRequest,
): Promise<TeamOverview> {
  const { agent, counted, currency, currencies } = await findAskedTeam(db, call, asked);
  const { timeZone } = call.tenant;
  const days = await listLastDays(db, timeZone, length);
  const period = { from: days[0] ?? "", to: days.at(-1) ?? "", timeZone, currency };
  const sums = new Map((await listTeamDays(db, agent, period)).map((each) => [each.day, each]));
  const all = days.map((day) => toDayFigures(sums.get(day) ?? { ...noSums, day, registrations: 0, active: 0 }));
  const team = counted.find((each) => each.currency === currency);
  const today = all.at(-1);
  if (today === undefined) throw new Error("a period has a day");
  return {
    currency,
    currencies: [...currencies],
    members: team?.members ?? 1,
    balance: toDecimal(BigInt(team?.balance ?? "0")),
    countedAt: team?.at?.getTime() ?? null,
    today,
    days: all,
  };
}
