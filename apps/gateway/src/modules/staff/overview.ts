import { toDecimal } from "@marquee/contract";
import {
  type GetOverview,
  hasPermission,
  type Overview,
  type OverviewHour,
  type OverviewSpan,
  type OverviewTotals,
  type Waiting,
} from "@marquee/contract/staff";
import { DateTime } from "luxon";
import { countOpenRounds, countPlayers, listQuarters, type Quarter, type Span } from "../../overview/overviewStore.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { WaitingLine } from "../../staff/WaitingLine.ts";
import { requireCurrency } from "../../tenants/findCurrency.ts";

const daysBefore = 14;

type Figures = Omit<OverviewHour, "hour">;

function toFigures(quarters: readonly Quarter[]): Figures {
  const staked = quarters.reduce((sum, quarter) => sum + quarter.staked, 0n);
  const won = quarters.reduce((sum, quarter) => sum + quarter.won, 0n);
  return {
    registrations: quarters.reduce((sum, quarter) => sum + quarter.registrations, 0),
    staked: toDecimal(staked),
    won: toDecimal(won),
    revenue: toDecimal(staked - won),
  };
}

const isIn =
  ({ from, to }: Span) =>
  ({ start }: Quarter): boolean =>
    start >= from && start < to;

const toDay = (at: DateTime): string => at.toISODate() ?? "";

/** A day, and the part of it until the time of day that it is now; of a past day that part ends with a quarter of an hour. */
function toSpans(now: DateTime, daysAgo: number): { readonly whole: Span; readonly soFar: Span } {
  const start = now.startOf("day").minus({ days: daysAgo });
  const whole = { from: start.toJSDate(), to: start.plus({ days: 1 }).toJSDate() };
  return { whole, soFar: { from: whole.from, to: daysAgo === 0 ? whole.to : now.minus({ days: daysAgo }).toJSDate() } };
}

/** What waits, for who may see it. */
export async function countWaiting(
  { db }: Pick<Services, "db">,
  { tenant, session }: MerchantCall,
  lines: readonly WaitingLine[],
): Promise<Waiting> {
  const seen = lines.filter(({ permission, isPlatform }) =>
    hasPermission(session.person.grants, isPlatform ? "*" : tenant.code, permission),
  );
  return Promise.all(seen.map(async ({ key, count }) => ({ key, count: await count(db, tenant.id) })));
}

/**
 * A merchant's day at a look. Money is that of the ledger: roll-ups of its settled hours, and its entries since. What waits is counted for
 * who may see it.
 */
export async function getOverview(
  { db }: Services,
  waiting: readonly WaitingLine[],
  call: MerchantCall,
  request: GetOverview,
): Promise<Overview> {
  const { tenant } = call;
  const { timeZone } = tenant;
  const currency = requireCurrency(tenant, request.currency ?? tenant.currency);
  const now = DateTime.now().setZone(timeZone);
  const first = now.startOf("day").minus({ days: daysBefore });
  const shown = [0, 1, 7].map((daysAgo) => ({ daysAgo, ...toSpans(now, daysAgo) }));
  const spans = shown.flatMap(({ whole, soFar }) => [whole, soFar]);
  const [quarters, players, openRounds, counts] = await Promise.all([
    listQuarters(db, tenant.id, currency, first.toJSDate()),
    countPlayers(db, tenant.id, spans),
    countOpenRounds(db, tenant.id),
    countWaiting({ db }, call, waiting),
  ]);
  const toTotals = (span: Span, place: number): OverviewTotals => ({
    ...toFigures(quarters.filter(isIn(span))),
    players: players[place] ?? 0,
  });
  const toSpan = (place: number): OverviewSpan => {
    const { daysAgo, whole, soFar } = shown[place] ?? { daysAgo: 0, ...toSpans(now, 0) };
    const ofDay = Map.groupBy(
      quarters.filter(isIn(whole)),
      ({ start }) => DateTime.fromJSDate(start, { zone: timeZone }).hour,
    );
    return {
      day: toDay(now.minus({ days: daysAgo })),
      whole: toTotals(whole, place * 2),
      soFar: toTotals(soFar, place * 2 + 1),
      hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...toFigures(ofDay.get(hour) ?? []) })),
    };
  };
  return {
    at: now.toMillis(),
    timeZone,
    currency,
    today: toSpan(0),
    yesterday: toSpan(1),
    lastWeek: toSpan(2),
    days: Array.from({ length: daysBefore + 1 }, (_, index) => {
      const { whole } = toSpans(now, daysBefore - index);
      return { day: toDay(now.minus({ days: daysBefore - index })), ...toFigures(quarters.filter(isIn(whole))) };
    }),
    openRounds,
    waiting: counts,
  };
}
