import { divideHalfEven } from "@marquee/contract";
import type { TeamSums } from "../figureStore.ts";
import { noSums } from "../figures.ts";
import { isUnder, listAccountsOn, type SampleAccount } from "./sampleAccounts.ts";
import { findPeriodBefore, toSampleBill } from "./sampleBills.ts";
import { activeStakes, sampleContracts } from "./sampleContracts.ts";
import { listDays } from "./sampleDays.ts";
import type { SampleTeam } from "./SampleTeam.ts";
import {
  findTransferOf,
  getSizes,
  listBetsOf,
  listPaymentsOf,
  type SampleBet,
  type SampleEvent,
  type SampleSetting,
  toRegisteredAt,
  toSeed,
} from "./samplePlay.ts";

const rebateUnit = 10_000n;
const minute = 60_000;
const leastRebate = 10_000n;

/** Remembers what a function answered, by a name and a number: each question is reckoned once. */
function remember<Args extends readonly unknown[], Value>(
  toKey: (...args: Args) => readonly [name: string, number: number],
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const known = new Map<string, Map<number, { readonly value: Value }>>();
  return (...args) => {
    const [name, number] = toKey(...args);
    const values = known.get(name) ?? new Map<number, { readonly value: Value }>();
    known.set(name, values);
    const found = values.get(number) ?? { value: make(...args) };
    values.set(number, found);
    return found.value;
  };
}

function add(one: TeamSums, other: TeamSums): TeamSums {
  if (other === noSums) return one;
  return {
    rounds: one.rounds + other.rounds,
    stake: one.stake + other.stake,
    win: one.win + other.win,
    validBet: one.validBet + other.validBet,
    deposits: one.deposits + other.deposits,
    withdrawals: one.withdrawals + other.withdrawals,
    bonuses: one.bonuses + other.bonuses,
    rebates: one.rebates + other.rebates,
    salaries: one.salaries + other.salaries,
  };
}

/** What an account's bets and events of a day come to. A dividend is no salary, and a transfer neither. */
function toSums(bets: readonly SampleBet[], events: readonly SampleEvent[]): TeamSums {
  if (bets.length === 0 && events.length === 0) return noSums;
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const of = (kind: SampleEvent["kind"]): bigint =>
    events.reduce((sum, event) => (event.kind === kind ? sum + event.amount : sum), 0n);
  return {
    rounds: bets.length,
    stake,
    win: bets.reduce((sum, { win }) => sum + win, 0n),
    validBet: stake,
    deposits: of("DEPOSIT"),
    withdrawals: -of("WITHDRAWAL"),
    bonuses: of("BONUS"),
    rebates: of("REBATE"),
    salaries: of("SALARY"),
  };
}

/** Makes the sample team of a trial agent: nothing is stored, and the same setting makes the same team. */
export function createSampleTeam(setting: SampleSetting): SampleTeam {
  const { calendar, now, digits, currency } = setting;
  const today = calendar.toDay(now);
  const step = rebateUnit / 10n ** BigInt(digits);
  const byDay = ({ name }: SampleAccount, day: number) => [name, day] as const;
  const byNumber = (day: number) => ["", day] as const;
  const bySpan = (place: number, first: number, last: number) => [`${place} ${first}`, last] as const;

  const listAccounts = remember(byNumber, (day: number): readonly SampleAccount[] => {
    const all = day > today ? [] : listAccountsOn(toSeed(setting), setting.username, day);
    return day === today ? all.filter((account) => toRegisteredAt(setting, account) <= now) : all;
  });
  const betsOf = remember(byDay, (account: SampleAccount, day: number) => listBetsOf(setting, account, day));
  const under = (top: SampleAccount, day: number): readonly SampleAccount[] =>
    listAccounts(day).filter((account) => isUnder(account, top));
  const days = (first: number, last: number): readonly number[] => listDays(first, Math.min(last, today));

  const betOf = (account: SampleAccount, day: number): bigint =>
    betsOf(account, day).reduce((sum, { stake }) => sum + stake, 0n);
  const atPlace = (place: number): SampleAccount => {
    const found = listAccounts(today).find((account) => account.place === place);
    if (found === undefined) throw new Error(`the plan has no place ${place}`);
    return found;
  };
  const betOfDay = remember(byDay, (top: SampleAccount, day: number) =>
    under(top, day).reduce((sum, account) => sum + betOf(account, day), 0n),
  );

  /** The own play's part, and of what stands directly below the difference of rebates (contract 3.9.5), paid on the next day. */
  function toRebate(account: SampleAccount, day: number): bigint {
    const below = account.isAgent ? listAccounts(day).filter(({ above }) => above === account.place) : [];
    const earned = below.reduce(
      (sum, each) => sum + betOfDay(each, day) * BigInt(account.rebate - each.rebate),
      betOf(account, day) * BigInt(account.rebate),
    );
    const amount = divideHalfEven(earned, rebateUnit * step) * step;
    return amount < leastRebate ? 0n : amount;
  }

  /** What an account got and paid by contracts of a kind on a day. */
  function listPay(account: SampleAccount, day: number, kind: "SALARY" | "DIVIDEND"): readonly SampleEvent[] {
    return sampleContracts.flatMap((contract, number) => {
      const side = contract.downline === account.place ? 1n : contract.upline === account.place ? -1n : 0n;
      const isKind = (contract.kind === "DIVIDEND") === (kind === "DIVIDEND");
      const period = side === 0n || !isKind ? undefined : findPeriodBefore(contract, day);
      if (period === undefined) return [];
      const { result, paidAt } = getBill(contract, period);
      if (result.amount === 0n || paidAt > now) return [];
      const sequence = account.place * 100 + 70 + number;
      return [{ account, kind, at: paidAt, amount: side * result.amount, sequence }];
    });
  }

  /** The events that sums count; dividends, which are reckoned from sums, are none of them. */
  const countedOf = remember(byDay, (account: SampleAccount, day: number): readonly SampleEvent[] => {
    const amount = toRebate(account, day - 1);
    const at = calendar.toStart(day) + 20 * minute;
    const sequence = account.place * 100 + 60;
    return [
      ...listPaymentsOf(setting, account, day),
      ...(amount === 0n || at > now ? [] : [{ account, kind: "REBATE" as const, at, amount, sequence }]),
      ...listPay(account, day, "SALARY"),
    ];
  });
  const transfersOfDay = remember(byNumber, (day: number) =>
    listAccounts(day).flatMap((account) => findTransferOf(setting, account, day) ?? []),
  );
  const transfersOf = (account: SampleAccount, day: number): readonly SampleEvent[] =>
    transfersOfDay(day).flatMap((transfer) => {
      const isOther = transfer.account.name === account.name;
      if (!isOther && account.level > 0) return [];
      const isIn = isOther === (transfer.direction === "DOWN");
      const sequence = account.place * 100 + 80 + (isOther ? 0 : transfer.account.place % 20);
      return [
        { account, kind: "TRANSFER", at: transfer.at, amount: isIn ? transfer.amount : -transfer.amount, sequence },
      ];
    });

  const listOwnEvents = (account: SampleAccount, day: number): readonly SampleEvent[] => [
    ...countedOf(account, day),
    ...listPay(account, day, "DIVIDEND"),
    ...transfersOf(account, day),
  ];

  const sumsOf = remember(byDay, (account: SampleAccount, day: number) =>
    toSums(betsOf(account, day), countedOf(account, day)),
  );
  const sum = (top: SampleAccount, first: number, last: number): TeamSums =>
    days(first, last).reduce(
      (all, day) => under(top, day).reduce((each, account) => add(each, sumsOf(account, day)), all),
      noSums,
    );
  const countActive = remember(bySpan, (place: number, first: number, last: number): number => {
    const bets = new Map<string, bigint>();
    for (const day of days(first, last))
      for (const account of under(atPlace(place), day))
        bets.set(account.name, (bets.get(account.name) ?? 0n) + betOf(account, day));
    const least = getSizes(currency).stake * activeStakes;
    return [...bets.values()].filter((bet) => bet >= least).length;
  });
  const getBill = remember(
    ({ key }: Parameters<SampleTeam["getBill"]>[0], { first }: Parameters<SampleTeam["getBill"]>[1]) =>
      [key, first] as const,
    (contract, period) => toSampleBill(team, contract, period),
  );

  const team: SampleTeam = {
    setting,
    today,
    listAccounts,
    listMembers: (first, last) => [
      ...new Map(
        [...days(first, last), today].flatMap(listAccounts).map((account) => [account.name, account] as const),
      ).values(),
    ],
    listBets: (top, first, last) =>
      days(first, last).flatMap((day) => under(top, day).flatMap((account) => betsOf(account, day))),
    listEvents: (top, first, last) =>
      days(first, last).flatMap((day) => under(top, day).flatMap((account) => listOwnEvents(account, day))),
    listOwnEvents,
    listTransfers: (first, last) => days(first, last).flatMap(transfersOfDay),
    sum,
    sumOwn: (account, first, last) =>
      days(first, last).reduce(
        (all, day) =>
          listAccounts(day).some(({ name }) => name === account.name) ? add(all, sumsOf(account, day)) : all,
        noSums,
      ),
    sumPlace: (place, first, last) => sum(atPlace(place), first, last),
    betOfPlace: (place, first, last) => days(first, last).reduce((all, day) => all + betOfDay(atPlace(place), day), 0n),
    countActive,
    getBill,
  };
  return team;
}
