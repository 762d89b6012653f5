import {
  type BillResult,
  computeBill,
  type ContractKind,
  type ContractPeriod,
  type Simulation,
  type SimulationRequest,
  type Terms,
  toDecimal,
} from "@marquee/contract";
import { Refusal } from "../../../http/Refusal.ts";
import type { SampleCall } from "../../../http/route.ts";
import {
  findPeriodBefore,
  listDays,
  measureTeam,
  openSampleTeam,
  requireSampled,
  sampleContracts,
  type SampleMeasure,
  type SamplePeriod,
  type SampleTeam,
  toDayText,
  toInput,
  toMonday,
  toSampleTerms,
} from "../../agent/index.ts";
import { checkDraft } from "../checkDraft.ts";
import { findSampleRate } from "./sampleContractLists.ts";

/** Periods that are shown. */
const count = 3;
const hour = 3_600_000;

/** Whether a period of some length begins with a day. */
function isStart(period: ContractPeriod, day: number): boolean {
  const date = toDayText(day).slice(8);
  if (period === "WEEKLY") return toMonday(day) === day;
  return period === "DAILY" || date === "01" || (period === "SEMIMONTHLY" && date === "16");
}

/** The last periods that are over, the oldest first. */
function listEndedPeriods(period: ContractPeriod, today: number): readonly SamplePeriod[] {
  const starts = listDays(today - 31 * (count + 2), today).filter((day) => isStart(period, day));
  return starts
    .slice(0, -1)
    .map((first, number) => ({ first, last: (starts[number + 1] ?? today) - 1 }))
    .slice(-count);
}

/** A period by the clock, and what the team of a place has brought in it. */
interface Measured {
  readonly from: number;
  readonly to: number;
  readonly days: SamplePeriod | undefined;
  readonly measure: (place: number) => SampleMeasure;
}

/** The last hours that are over. Who was active in an hour is not counted, as at real teams. */
const listHours = (team: SampleTeam): readonly Measured[] =>
  Array.from({ length: count }, (_, number) => {
    const to = Math.floor(team.setting.now / hour - (count - 1 - number)) * hour;
    const from = to - hour;
    const measure = (at: number): SampleMeasure => {
      const top = team.listAccounts(team.today).find(({ place }) => place === at);
      const all = top === undefined ? [] : team.listBets(top, team.today - 1, team.today);
      const bets = all.filter((bet) => bet.at >= from && bet.at < to);
      const validBet = bets.reduce((sum, { stake }) => sum + stake, 0n);
      const won = bets.reduce((sum, { win }) => sum + win, 0n);
      return { validBet, profit: validBet - won, active: 0, dayBet: validBet };
    };
    return { from, to, days: undefined, measure };
  });

const listMeasured = (team: SampleTeam, kind: ContractKind, period: ContractPeriod): readonly Measured[] =>
  kind === "HOURLY"
    ? listHours(team)
    : listEndedPeriods(period, team.today).map((days) => ({
        from: team.setting.calendar.toStart(days.first),
        to: team.setting.calendar.toStart(days.last + 1),
        days,
        measure: (place) => measureTeam(team, place, days),
      }));

/** What the sample's bills of a kind have brought a place in a period; null without one. */
function sumBilled(team: SampleTeam, kind: ContractKind, place: number, days: SamplePeriod | undefined): bigint | null {
  const contract = sampleContracts.find((each) => each.kind === kind && each.downline === place);
  if (contract === undefined || days === undefined) return null;
  const amounts = listDays(days.first, days.last).flatMap((day) => {
    const period = findPeriodBefore(contract, day + 1);
    return period === undefined || period.first < days.first ? [] : [team.getBill(contract, period).result.amount];
  });
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** The sample of what the last periods would have brought. @throws Refusal as at a real contract */
export function sampleSimulation(call: SampleCall, { kind, account, terms: draft }: SimulationRequest): Simulation {
  const team = openSampleTeam(call);
  const { digits } = team.setting;
  const downline = requireSampled(team.listAccounts(team.today), account);
  const isUpline = account !== undefined;
  if (isUpline && !(downline.isAgent && downline.above === 0)) throw new Refusal("contract.target.not.direct");
  const ownRate = isUpline ? (findSampleRate(kind, call.currency) ?? -1) : null;
  const terms = checkDraft(kind, draft, { digits, ownRate });
  const isPlatform = draft.payer === "PLATFORM";
  const own = sampleContracts.find((each) => each.kind === kind && each.downline === 0 && each.status === "IN_FORCE");
  const above = isUpline && own !== undefined ? toSampleTerms(own, call.currency) : undefined;
  const compute = (by: Terms, measured: SampleMeasure, last: BillResult | undefined, below: bigint): BillResult =>
    computeBill({ ...toInput(kind, by, digits, measured, last), below });
  let [last, lastAbove]: [BillResult | undefined, BillResult | undefined] = [undefined, undefined];
  const periods: Simulation["periods"][number][] = [];
  for (const { from, to, days, measure } of listMeasured(team, kind, draft.period ?? "DAILY")) {
    const measured = measure(downline.place);
    const result = compute(terms, measured, last, 0n);
    const gets: BillResult | undefined = above && compute(above, measure(0), lastAbove, isPlatform ? result.gross : 0n);
    const got = gets?.amount ?? 0n;
    const before = sumBilled(team, kind, downline.place, days);
    periods.push({
      periodStart: from,
      periodEnd: to,
      validBet: toDecimal(measured.validBet),
      profit: toDecimal(measured.profit),
      active: measured.active,
      tier: result.tier,
      downline: toDecimal(result.amount),
      upline: isUpline ? { gets: toDecimal(got), keeps: toDecimal(isPlatform ? got : got - result.amount) } : null,
      before: before === null ? null : toDecimal(before),
      steps: [...result.steps],
    });
    [last, lastAbove] = [result, gets];
  }
  return { currency: call.currency, periods: periods.toReversed() };
}
