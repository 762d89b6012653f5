import {
  type AgentBill,
  type AgentBillRequest,
  type AgentBills,
  type AgentBillsRequest,
  type BillLine,
  type Income,
  type IncomeRequest,
  toDecimal,
} from "@marquee/contract";
import { Refusal } from "../../../http/Refusal.ts";
import type { SampleCall } from "../../../http/route.ts";
import { toPage } from "../../../http/toPage.ts";
import {
  findPeriodBefore,
  isUnder,
  listDays,
  measureTeam,
  openSampleTeam,
  requireSampled,
  type SampleBill,
  sampleContracts,
  type SampleTeam,
  toDayText,
  toSamplePeriod,
  toSampleTerms,
} from "../../agent/index.ts";
import { toTermsTier } from "../toContract.ts";
import { toSampleName, toSampleSide } from "./sampleContractLists.ts";

const pageSize = 20;

/** What has become of a bill: it is made when its period is over, and paid at its time. */
function toStatus({ result, paidAt }: SampleBill, now: number): BillLine["status"] {
  if (result.amount === 0n) return result.tier === null ? "NOT_REACHED" : "ISSUED";
  return paidAt > now ? "PENDING" : "ISSUED";
}

/** A number that no stored bill has: it names the contract and the first day. */
const toBillNo = ({ contract, period }: SampleBill): string => `SAMPLE-${contract.key}-${period.first}`;

function toLine(call: SampleCall, team: SampleTeam, bill: SampleBill): BillLine {
  const { contract, period, result } = bill;
  const side = toSampleSide(contract);
  const { toStart } = team.setting.calendar;
  const status = toStatus(bill, call.now);
  return {
    billNo: toBillNo(bill),
    kind: contract.kind,
    side,
    account: toSampleName(call, team, side === "DOWNLINE" ? contract.upline : contract.downline),
    periodStart: toStart(period.first),
    periodEnd: toStart(period.last + 1),
    currency: call.currency,
    amount: toDecimal(result.amount),
    paid: toDecimal(status === "ISSUED" ? result.amount : 0n),
    status,
    reason: "",
  };
}

/** The bills of contracts whose periods ended with one of some days, the newest first. */
const listEnded = (
  team: SampleTeam,
  contracts: typeof sampleContracts,
  { first, last }: SampleBill["period"],
): readonly SampleBill[] =>
  listDays(first, Math.min(last, team.today - 1))
    .toReversed()
    .flatMap((day) =>
      contracts.flatMap((contract) => {
        const period = findPeriodBefore(contract, day + 1);
        return period === undefined ? [] : [team.getBill(contract, period)];
      }),
    );

/** The sample of bills (AC-10 to AC-13). @throws Refusal `fields` for wrong days */
export function sampleBills(
  call: SampleCall,
  { kind, side = "DOWNLINE", from, to, pageNo = 1 }: AgentBillsRequest,
): AgentBills {
  const team = openSampleTeam(call);
  const contracts = sampleContracts.filter(
    (contract) => toSampleSide(contract) === side && (kind === undefined || contract.kind === kind),
  );
  const bills = listEnded(team, contracts, toSamplePeriod(team, { from, to }));
  const { page, totalPages } = toPage(bills, pageNo, pageSize);
  const sum = (chosen: readonly SampleBill[]): string =>
    toDecimal(chosen.reduce((total, { result }) => total + result.amount, 0n));
  const issued = bills.filter((bill) => toStatus(bill, call.now) === "ISSUED");
  return {
    list: page.map((bill) => toLine(call, team, bill)),
    totals: bills.length === 0 ? [] : [{ currency: call.currency, amount: sum(bills), paid: sum(issued) }],
    pageNo,
    pageSize,
    totalPages,
    totalCount: bills.length,
  };
}

/** @throws Refusal `permission.denied` for a number that is none of the sample's */
function requireBill(team: SampleTeam, billNo: string): SampleBill {
  const [, key = "", first = ""] = /^SAMPLE-([A-Z0-9]{1,3})-([0-9]{1,6})$/.exec(billNo) ?? [];
  const contract = sampleContracts.find((each) => each.key === key);
  const length = contract?.kind === "DIVIDEND" ? 7 : 1;
  const period = contract && findPeriodBefore(contract, Number(first) + length);
  if (contract === undefined || period === undefined || period.last >= team.today)
    throw new Refusal("permission.denied");
  return team.getBill(contract, period);
}

/** The accounts of a bill with their part of its measures, the largest first. */
function listParts(team: SampleTeam, { contract, period: { first, last } }: SampleBill) {
  const members = team.listMembers(first, last);
  const top = members.find(({ place }) => place === contract.downline);
  return members
    .filter((account) => top !== undefined && isUnder(account, top))
    .map((account) => ({ account: account.name, sums: team.sumOwn(account, first, last) }))
    .map(({ account, sums: { validBet, stake, win, bonuses, rebates, salaries } }) => ({
      account,
      validBet,
      profit: stake - win - bonuses - rebates - salaries,
    }))
    .filter(({ validBet, profit }) => validBet !== 0n || profit !== 0n)
    .toSorted((one, other) => (one.validBet === other.validBet ? 0 : one.validBet < other.validBet ? 1 : -1));
}

/** A bill is made so long after its period. */
const madeAfter = 120_000;

/** The sample of a bill with all that it is made of. @throws Refusal `permission.denied` for a bill outside the sample */
export function sampleBill(call: SampleCall, { billNo, pageNo = 1 }: AgentBillRequest): AgentBill {
  const team = openSampleTeam(call);
  const bill = requireBill(team, billNo);
  const { contract, period, input, result, paidAt } = bill;
  const line = toLine(call, team, bill);
  const { carry, tiers } = toSampleTerms(contract, call.currency);
  const { page, totalPages } = toPage(listParts(team, bill), pageNo, pageSize);
  const madeAt = Math.min(call.now, line.periodEnd + madeAfter);
  const isPaid = line.status === "ISSUED" && result.amount > 0n;
  const end = { at: isPaid ? paidAt : madeAt, status: line.status, reason: "" };
  return {
    bill: line,
    period: contract.period,
    payer: "UPLINE",
    terms: { carry, tiers: tiers.map(toTermsTier), effectiveFrom: null },
    inputs: {
      validBet: toDecimal(input.validBet),
      profit: toDecimal(measureTeam(team, contract.downline, period).profit),
      active: input.active,
      dayBet: toDecimal(input.dayBet),
      carryIn: toDecimal(input.carryIn),
      remainderIn: toDecimal(input.remainderIn),
      below: toDecimal(input.below),
      deficitIn: toDecimal(input.deficitIn),
      minimumPay: toDecimal(input.minimumPay),
      digits: input.digits,
    },
    tier: result.tier,
    steps: [...result.steps],
    payments: isPaid ? [{ at: paidAt, amount: toDecimal(result.amount) }] : [],
    history: [{ at: madeAt, status: "PENDING", reason: "" }, ...(line.status === "PENDING" ? [] : [end])],
    players: {
      list: page.map(({ account, validBet, profit }) => ({
        account,
        validBet: toDecimal(validBet),
        profit: toDecimal(profit),
      })),
      pageNo,
      pageSize,
      totalPages,
      totalCount: listParts(team, bill).length,
    },
  };
}

/** The sample of what the trial agent has earned (AC-08). @throws as {@link sampleBills} */
export function sampleIncome(call: SampleCall, request: IncomeRequest): Income {
  const team = openSampleTeam(call);
  const { first, last } = toSamplePeriod(team, request);
  const self = requireSampled(team.listAccounts(team.today), undefined);
  const days = listDays(first, Math.min(last, team.today)).toReversed();
  return {
    currency: call.currency,
    days: days.flatMap((day) => {
      const events = team.listOwnEvents(self, day);
      const sum = (isChosen: (event: (typeof events)[number]) => boolean): bigint =>
        events.reduce((total, event) => (isChosen(event) ? total + event.amount : total), 0n);
      const dividend = sum(({ kind, amount }) => kind === "DIVIDEND" && amount > 0n);
      const dailySalary = sum(({ kind, amount }) => kind === "SALARY" && amount > 0n);
      const rebate = sum(({ kind }) => kind === "REBATE");
      const paid = -sum(({ kind, amount }) => (kind === "DIVIDEND" || kind === "SALARY") && amount < 0n);
      const total = dividend + dailySalary + rebate;
      if (total === 0n && paid === 0n) return [];
      return [
        {
          day: toDayText(day),
          dividend: toDecimal(dividend),
          dailySalary: toDecimal(dailySalary),
          hourlySalary: toDecimal(0n),
          realTimeSalary: toDecimal(0n),
          rebate: toDecimal(rebate),
          total: toDecimal(total),
          paid: toDecimal(paid),
        },
      ];
    }),
  };
}
