import { type BillInput, type BillResult, computeBill, minimumPay, type Terms } from "@marquee/contract";
import { type SampleContract, sampleContractDays, toSampleTerms } from "./sampleContracts.ts";
import { toDayText, toMonday } from "./sampleDays.ts";
import type { SampleBill, SamplePeriod, SampleTeam } from "./SampleTeam.ts";

const minute = 60_000;

/** The period of a contract that ended when a day began; undefined where none did. */
export function findPeriodBefore({ kind, status }: SampleContract, day: number): SamplePeriod | undefined {
  const first = kind === "DIVIDEND" ? day - 7 : day - 1;
  if (status !== "IN_FORCE" || first < sampleContractDays.began) return undefined;
  if (kind === "DIVIDEND") return toMonday(day) === day ? { first, last: day - 1 } : undefined;
  return { first, last: day - 1 };
}

/** What a bill is made of that a team brings into it; amounts in 1/10,000 of the unit. */
export type SampleMeasure = Pick<BillInput, "validBet" | "profit" | "active" | "dayBet">;

type Measurer = Pick<SampleTeam, "sumPlace" | "betOfPlace" | "countActive">;

/** What the team of a place brings into a bill of a period. */
export function measureTeam(team: Measurer, place: number, { first, last }: SamplePeriod): SampleMeasure {
  const { validBet, stake, win, bonuses, rebates, salaries } = team.sumPlace(place, first, last);
  const profit = stake - win - bonuses - rebates - salaries;
  return { validBet, profit, active: team.countActive(place, first, last), dayBet: validBet };
}

/** The same as far as the formula of a salary reads it. It knows no profit, in which salaries are: that would go round in a circle. */
function measureSalary(team: Measurer, place: number, { first, last }: SamplePeriod): SampleMeasure {
  const validBet = team.betOfPlace(place, first, last);
  return { validBet, profit: 0n, active: team.countActive(place, first, last), dayBet: validBet };
}

/** What goes into a bill under some terms, after the bill before. */
export const toInput = (
  kind: SampleContract["kind"],
  { carry, tiers }: Terms,
  digits: number,
  measured: SampleMeasure,
  before: BillResult | undefined,
): BillInput => ({
  kind,
  tiers,
  carry,
  digits,
  minimumPay,
  ...measured,
  carryIn: before?.carryOut ?? 0n,
  remainderIn: before?.remainderOut ?? 0n,
  below: 0n,
  deficitIn: before?.deficitOut ?? 0n,
});

/** Reckons the bill of a contract for a period. What is carried on begins anew with each month, so that no bill needs all before it. */
export function toSampleBill(team: SampleTeam, contract: SampleContract, period: SamplePeriod): SampleBill {
  const { currency, digits, calendar } = team.setting;
  const { first, last } = period;
  const length = last - first + 1;
  const isInMonth = toDayText(first - length).slice(0, 7) === toDayText(first).slice(0, 7);
  const before = isInMonth ? findPeriodBefore(contract, first) : undefined;
  const result = before && team.getBill(contract, before).result;
  const terms = toSampleTerms(contract, currency);
  const measure = contract.kind === "DIVIDEND" ? measureTeam : measureSalary;
  const input = toInput(contract.kind, terms, digits, measure(team, contract.downline, period), result);
  const paidAt = calendar.toStart(last + 1) + (contract.kind === "DIVIDEND" ? 30 : 720) * minute;
  return { contract, period, input, result: computeBill(input), paidAt };
}
