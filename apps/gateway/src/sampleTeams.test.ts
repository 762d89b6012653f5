import {
  type AgentBill,
  computeBill,
  type ContractKind,
  getAgentBill,
  getIncome,
  getTeamOverview,
  getTeamTransfers,
  listAgentBills,
  listInvitationCodes,
  listLinkMembers,
  listTeam,
  listTeamBets,
  listTeamProfit,
  listTeamTransactions,
  toBalance,
  toRate,
  toToday,
} from "@marquee/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { type AskSample, createSampleAsker } from "../test/sampleAsker.ts";

// The samples that trial agents see, asked at generated moments: whatever the period, all reads tell of one and the same team.

const day = 86_400_000;
const zones = ["Asia/Ho_Chi_Minh", "America/New_York", "Asia/Manila", "UTC"] as const;
const currencies = [
  ["VND", 0],
  ["THB", 2],
  ["USD", 2],
  ["JPY", 0],
] as const;
const setting = fc.record({
  at: fc.integer({ min: Date.UTC(2025, 2, 1), max: Date.UTC(2030, 0, 1) }),
  zone: fc.constantFrom(...zones),
  money: fc.constantFrom(...currencies),
  length: fc.integer({ min: 1, max: 4 }),
  /** How long before the moment the period ends, in days. */
  ago: fc.integer({ min: 0, max: 40 }),
  merchant: fc.constantFrom("aurelune", "kickline"),
});
type Setting = typeof setting extends fc.Arbitrary<infer Value> ? Value : never;

const add = (values: readonly string[]): bigint => values.reduce((sum, value) => sum + toBalance(value), 0n);

describe("the sample teams of trial agents", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const askAt = ({ at, zone, money: [currency, digits], merchant }: Setting, later = 0): AskSample => {
    const found = app.services.tenantRegistry.getById(merchant);
    if (found === undefined) throw new Error("there is no merchant");
    const currencyOf = { ...found.currencies[0], currency, digits } as (typeof found.currencies)[number];
    const tenant = { ...found, timeZone: zone, currencies: [currencyOf] };
    const more = { username: "trialagent", currency, origin: "http://aurelune.localhost", now: at + later };
    return createSampleAsker(app, { tenant, ...more });
  };
  const toPeriod = ({ at, zone, length, ago }: Setting) => ({
    from: toToday(zone, new Date(at - (ago + length - 1) * day)),
    to: toToday(zone, new Date(at - ago * day)),
  });

  /** All lines of a list that goes on from page to page. */
  function listAll<Line>(
    read: (after: string | undefined) => { readonly list: readonly Line[]; readonly next: string | null },
  ) {
    const lines: Line[] = [];
    for (let after: string | undefined; ;) {
      const { list, next } = read(after);
      lines.push(...list);
      if (next === null) return lines;
      after = next;
    }
  }

  it("AC-01, AC-03, AC-06, AC-07, AC-09, contract 3.9.6: overview, profit, bets and transactions of any period add up to the same", () => {
    fc.assert(
      fc.property(setting, (each) => {
        const ask = askAt(each);
        const period = toPeriod(each);
        const { list, totals } = ask(listTeamProfit, { ...period, pageSize: 100 });
        for (const name of [
          "stake",
          "win",
          "deposits",
          "withdrawals",
          "bonuses",
          "rebates",
          "salaries",
          "profit",
        ] as const)
          expect(toBalance(totals[name]), name).toBe(add(list.map((line) => line[name])));
        const { days } = ask(getTeamOverview, { days: each.ago + each.length });
        const asked = days.slice(0, each.length);
        expect([asked[0]?.day, asked.at(-1)?.day]).toEqual([period.from, period.to]);
        for (const name of ["stake", "win", "result", "deposits", "withdrawals"] as const)
          expect(add(asked.map((line) => line[name])), name).toBe(toBalance(totals[name]));
        // Each line of an agent is what its own page says, down to the players.
        for (const { account, isAgent, profit } of list)
          if (isAgent) expect(ask(listTeamProfit, { ...period, account }).totals.profit, account).toBe(profit);
        const bets = listAll((after) => ask(listTeamBets, { ...period, ...(after === undefined ? {} : { after }) }));
        expect(new Set(bets.map(({ roundId }) => roundId)).size).toBe(totals.rounds);
        expect(bets.map(({ at }) => at)).toEqual(bets.map(({ at }) => at).toSorted((one, other) => other - one));
        expect([add(bets.map(({ stake }) => stake)), add(bets.map(({ win }) => win))]).toEqual([
          toBalance(totals.stake),
          toBalance(totals.win),
        ]);
        const lines = listAll((after) =>
          ask(listTeamTransactions, { ...period, ...(after === undefined ? {} : { after }) }),
        );
        const of = (kind: string) => add(lines.filter((line) => line.kind === kind).map(({ amount }) => amount));
        expect([
          -of("BET"),
          of("WIN"),
          of("DEPOSIT"),
          -of("WITHDRAWAL"),
          of("BONUS"),
          of("REBATE"),
          of("SALARY"),
        ]).toEqual(
          (["stake", "win", "deposits", "withdrawals", "bonuses", "rebates", "salaries"] as const).map((name) =>
            toBalance(totals[name]),
          ),
        );
        // What goes along the tree, or is paid by an upline of the team, leaves the sums as they are.
        expect(of("TRANSFER")).toBe(0n);
        expect(lines.every(({ at }) => at <= each.at)).toBe(true);
      }),
      { numRuns: 6 },
    );
  });

  it("AC-01, contract 3.9.6: the same question has the same answer, and another day changes nothing before it", () => {
    fc.assert(
      fc.property(setting, fc.integer({ min: 1, max: 200 }), (each, later) => {
        const past = { ...each, ago: Math.max(1, each.ago) };
        const period = toPeriod(past);
        for (const row of [listTeamProfit, listTeamBets, listTeamTransactions] as const)
          expect(askAt(past)(row as typeof listTeamBets, period)).toEqual(
            askAt(past)(row as typeof listTeamBets, period),
          );
        const { list, totals } = askAt(past)(listTeamBets, period);
        const then = askAt(past, later * day)(listTeamBets, period);
        expect([then.list, then.totals]).toEqual([list, totals]);
      }),
      { numRuns: 5 },
    );
  });

  /** What the formula makes of the numbers that a bill's page shows. */
  const replay = (kind: ContractKind, { inputs, terms }: AgentBill) =>
    computeBill({
      kind,
      carry: terms.carry,
      tiers: terms.tiers.map(({ rate, activeMembers, ...least }) => ({
        rate: toRate(rate) ?? 0,
        thresholds: {
          periodValidBet: toBalance(least.periodValidBet),
          periodProfitLoss: toBalance(least.periodProfitLoss),
          activeMembers: BigInt(activeMembers),
          betAmountPerDay: toBalance(least.betAmountPerDay),
          betAmountPerHour: toBalance(least.betAmountPerHour),
        },
      })),
      digits: inputs.digits,
      minimumPay: toBalance(inputs.minimumPay),
      validBet: toBalance(inputs.validBet),
      profit: toBalance(inputs.profit),
      active: inputs.active,
      dayBet: toBalance(inputs.dayBet),
      carryIn: toBalance(inputs.carryIn),
      remainderIn: toBalance(inputs.remainderIn),
      below: toBalance(inputs.below),
      deficitIn: toBalance(inputs.deficitIn),
    });

  it("AC-08, AC-10, AC-11, X-59, contract 3.9.4: a bill replays by the formula, its players add up to it, and income tells of its payment", () => {
    fc.assert(
      fc.property(setting, (each) => {
        const ask = askAt(each);
        const wide = { ...each, length: 14 };
        const paid = new Map<string, bigint>();
        for (const side of ["DOWNLINE", "UPLINE"] as const) {
          const { list, totalPages } = ask(listAgentBills, { ...toPeriod(wide), side });
          const rest = Array.from({ length: Math.max(0, totalPages - 1) }, (_, page) =>
            ask(listAgentBills, { ...toPeriod(wide), side, pageNo: page + 2 }),
          );
          for (const { billNo, kind, amount } of [...list, ...rest.flatMap((page) => page.list)]) {
            const bill = ask(getAgentBill, { billNo });
            const { amount: due, steps, tier } = replay(kind, bill);
            expect([due, steps, tier], billNo).toEqual([toBalance(amount), bill.steps, bill.tier]);
            const players = [
              ...bill.players.list,
              ...(bill.players.totalPages > 1 ? ask(getAgentBill, { billNo, pageNo: 2 }).players.list : []),
            ];
            expect(add(players.map(({ validBet }) => validBet)), billNo).toBe(toBalance(bill.inputs.validBet));
            expect(add(players.map(({ profit }) => profit)), billNo).toBe(toBalance(bill.inputs.profit));
            for (const { at, amount: part } of bill.payments) {
              const key = `${side} ${toToday(each.zone, new Date(at))}`;
              paid.set(key, (paid.get(key) ?? 0n) + toBalance(part));
            }
          }
        }
        // A bill of a period that ended on one day is paid on the next, so that the first day's pay is of a bill before.
        const { days } = ask(getIncome, toPeriod(wide));
        for (const income of days.filter((one) => one.day > toPeriod(wide).from)) {
          const got = toBalance(income.dailySalary) + toBalance(income.dividend);
          expect(got, income.day).toBe(paid.get(`DOWNLINE ${income.day}`) ?? 0n);
          expect(toBalance(income.paid), income.day).toBe(paid.get(`UPLINE ${income.day}`) ?? 0n);
        }
        expect(days.length).toBeGreaterThan(0);
      }),
      { numRuns: 5 },
    );
  });

  it("AC-04, AC-05, AC-14, contract 3.9.6: the tree has about thirty accounts on four levels, rebates fall, and links and transfers name its members", () => {
    fc.assert(
      fc.property(setting, (each) => {
        const ask = askAt(each);
        const found: { readonly name: string; readonly level: number }[] = [];
        const visit = (account: string | undefined, rebate: number): number => {
          const named = account === undefined ? {} : { account };
          const { list, totalCount } = ask(listTeam, { ...named, pageSize: 100 });
          expect(list).toHaveLength(totalCount);
          let all = 0;
          for (const line of list) {
            expect(line.rebate, line.account).toBeLessThanOrEqual(rebate);
            expect(line.registeredAt, line.account).toBeLessThanOrEqual(each.at);
            found.push({ name: line.account, level: line.level });
            const below = visit(line.account, line.rebate);
            expect([line.total, line.direct > 0], line.account).toEqual([below, below > 0]);
            all += 1 + below;
          }
          return all;
        };
        const count = visit(undefined, 80);
        expect(ask(getTeamOverview, { days: 1 }).members).toBe(count + 1);
        expect(count).toBeGreaterThan(25);
        expect(Math.max(...found.map(({ level }) => level))).toBe(4);
        const names = new Set(found.map(({ name }) => name));
        expect(ask(listTeam, { search: "sample-", pageSize: 100 }).totalCount).toBe(count);
        for (const { code, registrations } of ask(listInvitationCodes, {}).list) {
          const { list, totalCount } = ask(listLinkMembers, { code });
          expect([totalCount, list.every(({ account }) => names.has(account))]).toEqual([registrations, true]);
        }
        const { list: transfers } = ask(getTeamTransfers, { pageSize: 50 });
        expect(transfers.length).toBeGreaterThan(3);
      }),
      { numRuns: 6 },
    );
  });
});
