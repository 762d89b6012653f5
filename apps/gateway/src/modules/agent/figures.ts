import { type TeamOverview, type TeamProfit, toDecimal } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireDays } from "../../http/requireDays.ts";
import { type CountedTeam, type FigurePeriod, listCounted, listLastDays, type TeamSums } from "./figureStore.ts";
import { findInTeam, findSelf, type TeamMember } from "./teamStore.ts";

const toFigures = ({ rounds, stake, win, deposits, withdrawals }: TeamSums) => ({
  rounds,
  stake: toDecimal(stake),
  win: toDecimal(win),
  result: toDecimal(stake - win),
  deposits: toDecimal(deposits),
  withdrawals: toDecimal(withdrawals),
});

/** A day as an overview shows it. */
export const toDayFigures = (
  sums: TeamSums & Pick<TeamOverview["today"], "day" | "registrations" | "active">,
): TeamOverview["today"] => ({
  ...toFigures(sums),
  day: sums.day,
  registrations: sums.registrations,
  active: sums.active,
});

/** Figures with what players were given besides play; the house's profit of it is what is left. */
export const toProfitFigures = (sums: TeamSums): TeamProfit["totals"] => ({
  ...toFigures(sums),
  validBet: toDecimal(sums.validBet),
  bonuses: toDecimal(sums.bonuses),
  rebates: toDecimal(sums.rebates),
  salaries: toDecimal(sums.salaries),
  given: toDecimal(sums.bonuses + sums.rebates + sums.salaries),
  profit: toDecimal(sums.stake - sums.win - sums.bonuses - sums.rebates - sums.salaries),
});

export const noSums: TeamSums = {
  rounds: 0,
  stake: 0n,
  win: 0n,
  validBet: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonuses: 0n,
  rebates: 0n,
  salaries: 0n,
};

/** Whose figures are asked, and in which currency. */
export interface AskedTeam {
  readonly agent: MemberKey;
  readonly counted: readonly CountedTeam[];
  readonly currency: string;
  readonly currencies: readonly string[];
}

/** The caller's team in the currency that is asked for, or in the one that most of its accounts have. @throws Refusal `fields` */
export async function findAskedTeam(db: Db, call: Call, currency: string | undefined): Promise<AskedTeam> {
  const { tenantId, memberId, currency: own } = requireSession(call);
  const agent = { tenantId, memberId };
  const counted = await listCounted(db, agent);
  const currencies = counted.length === 0 ? [own] : counted.map((each) => each.currency);
  const chosen = currency ?? currencies[0] ?? own;
  if (!currencies.includes(chosen)) throw new Refusal("fields", { fields: [{ name: "currency", rule: "unknown" }] });
  return { agent, counted, currency: chosen, currencies };
}

/** Most days of a period: what figures are kept ready for. */
const mostDays = 92;

/** The days that are asked for; the last 30 without. @throws Refusal `fields` for a period that ends before it begins, or is too long */
export async function toDays(
  db: Db,
  timeZone: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<{ readonly from: string; readonly to: string }> {
  // Before the database is asked.
  requireDays({ from, to });
  return chooseDays(await listLastDays(db, timeZone, 30), { from, to });
}

/** The days that are asked for, or `usual` ones. @throws as {@link toDays} */
export function chooseDays(
  usual: readonly string[],
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): { readonly from: string; readonly to: string } {
  requireDays({ from, to });
  const [first = "", last = ""] = [from ?? usual[0], to ?? usual.at(-1)];
  const length = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  if (length < 0 || length > mostDays) throw new Refusal("fields", { fields: [{ name: "from", rule: "date" }] });
  return { from: first, to: last };
}

/** These days in a currency. @throws as {@link toDays} */
export async function toPeriod(
  db: Db,
  { tenant }: Call,
  request: { readonly from?: string | undefined; readonly to?: string | undefined },
  currency: string,
): Promise<FigurePeriod> {
  return { ...(await toDays(db, tenant.timeZone, request)), timeZone: tenant.timeZone, currency };
}

/** The account that is asked about, the caller's own without one. @throws Refusal `permission.denied` outside the own team (AC-15) */
export async function requireInTeam(db: Db, agent: MemberKey, account: string | undefined): Promise<TeamMember> {
  const member = account === undefined ? await findSelf(db, agent) : await findInTeam(db, agent, account);
  if (member === undefined) throw new Refusal("permission.denied");
  return member;
}
