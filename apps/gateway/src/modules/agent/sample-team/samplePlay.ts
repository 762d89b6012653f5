import { cutToDigits, getCurrency, toMoney } from "@marquee/contract";
import { createDraws, type Draw } from "./createDraws.ts";
import type { SampleAccount } from "./sampleAccounts.ts";
import type { Calendar } from "./sampleDays.ts";

/** Whose sample team it is, and at what moment; everything else follows from it. */
export interface SampleSetting {
  readonly merchant: string;
  readonly currency: string;
  /** The digits of the currency at the merchant. */
  readonly digits: number;
  readonly calendar: Calendar;
  /** The name of the trial agent. */
  readonly username: string;
  /** Milliseconds since the epoch: nothing later has happened. */
  readonly now: number;
}

/** A settled bet; amounts in 1/10,000 of the unit. */
export interface SampleBet {
  readonly account: SampleAccount;
  readonly gameName: string;
  readonly roundId: string;
  readonly at: number;
  readonly stake: bigint;
  readonly win: bigint;
  /** Sets it apart from all others of its moment. */
  readonly sequence: number;
}

/** What moved an account's money besides play; below zero is what left it. */
export interface SampleEvent {
  readonly account: SampleAccount;
  readonly kind: "DEPOSIT" | "WITHDRAWAL" | "BONUS" | "REBATE" | "SALARY" | "DIVIDEND" | "TRANSFER";
  readonly at: number;
  readonly amount: bigint;
  readonly sequence: number;
}

const hour = 3_600_000;
const minute = 60_000;

/** The vendor of the sample's games, which exist nowhere. */
export const sampleVendor = "SAMPLE";

const games = ["Sample Lanterns", "Sample Harbour", "Sample Roulette", "Sample Dice", "Sample Goals", "Sample Orchard"];

/** Wins in percent of the stake, one as likely as the other. */
const wins = [0, 0, 0, 0, 0, 0, 40, 80, 120, 150, 250, 410] as const;

const pick = <Item>(draw: Draw, items: readonly [Item, ...Item[]]): Item => items[draw(items.length)] ?? items[0];

/** What all samples of a merchant and a currency are drawn from. */
export const toSeed = ({ merchant, currency }: Pick<SampleSetting, "merchant" | "currency">): string =>
  `${merchant} ${currency}`;

/** The smallest stake and a small deposit in a currency, in 1/10,000 of the unit. */
export function getSizes(currency: string): {
  readonly stake: bigint;
  readonly most: bigint;
  readonly deposit: bigint;
} {
  const { stakes, smallDeposit } = getCurrency(currency);
  return { stake: toMoney(stakes.minBet), most: toMoney(stakes.maxBet), deposit: BigInt(smallDeposit) * 10_000n };
}

/** When an account registered. */
export const toRegisteredAt = (setting: SampleSetting, { name, since }: SampleAccount): number =>
  setting.calendar.toStart(since) + 8 * hour + createDraws(`${toSeed(setting)} registered ${name}`)(600) * minute;

/** When it deposited first: a quarter of an hour after it registered. */
export const toFirstDepositAt = (setting: SampleSetting, account: SampleAccount): number =>
  toRegisteredAt(setting, account) + 15 * minute;

/** The settled bets of an account on a day. The trial agent itself does not play. */
export function listBetsOf(setting: SampleSetting, account: SampleAccount, day: number): readonly SampleBet[] {
  if (account.level === 0) return [];
  const draw = createDraws(`${toSeed(setting)} bets ${account.name} ${day}`);
  if (draw(100) >= (account.isAgent ? 30 : 70)) return [];
  const { stake: smallest, most } = getSizes(setting.currency);
  const [start, first] = [setting.calendar.toStart(day), toFirstDepositAt(setting, account)];
  return Array.from({ length: 1 + draw(6) }, (_, number) => {
    const at = start + 6 * hour + draw(17 * hour);
    const asked = smallest * BigInt((1 + draw(20)) * pick(draw, [1, 1, 2, 5, 10]));
    const stake = asked > most ? most : asked;
    const win = cutToDigits((stake * BigInt(pick(draw, wins))) / 100n, setting.digits);
    const gameName = pick(draw, ["Sample Lanterns", ...games.slice(1)]);
    const roundId = `sample-${day}-${account.place}-${number + 1}`;
    return { account, gameName, roundId, at, stake, win, sequence: account.place * 100 + number };
  }).filter(({ at }) => at > first && at <= setting.now);
}

/** What an account pays in and out on a day, and what it is given. The trial agent itself does neither. */
export function listPaymentsOf(setting: SampleSetting, account: SampleAccount, day: number): readonly SampleEvent[] {
  if (account.level === 0) return [];
  const draw = createDraws(`${toSeed(setting)} payments ${account.name} ${day}`);
  const { stake, deposit } = getSizes(setting.currency);
  const [start, first] = [setting.calendar.toStart(day), toFirstDepositAt(setting, account)];
  const at = (): number => start + 6 * hour + draw(17 * hour);
  const all: (Pick<SampleEvent, "kind" | "at" | "amount"> | undefined)[] = [
    day === account.since ? { kind: "DEPOSIT", at: first, amount: deposit * pick(draw, [1n, 2n, 4n]) } : undefined,
    draw(8) === 0 ? { kind: "DEPOSIT", at: at(), amount: deposit * pick(draw, [1n, 2n, 4n, 10n]) } : undefined,
    draw(24) === 0 ? { kind: "WITHDRAWAL", at: at(), amount: -deposit * pick(draw, [1n, 3n, 5n]) } : undefined,
    draw(30) === 0 ? { kind: "BONUS", at: at(), amount: stake * BigInt(10 + 5 * draw(9)) } : undefined,
  ];
  return all.flatMap((event, number) => {
    if (event === undefined || event.at < first || event.at > setting.now) return [];
    return [{ account, ...event, sequence: account.place * 100 + 50 + number }];
  });
}

/** A transfer between the trial agent and an account directly below it. */
export interface SampleTransfer {
  readonly id: string;
  readonly account: SampleAccount;
  readonly direction: "UP" | "DOWN";
  readonly at: number;
  /** In 1/10,000 of the unit. */
  readonly amount: bigint;
}

/** The transfer of an account directly below the trial agent on a day, if there is one. */
export function findTransferOf(
  setting: SampleSetting,
  account: SampleAccount,
  day: number,
): SampleTransfer | undefined {
  if (account.above !== 0 || day === account.since) return undefined;
  const draw = createDraws(`${toSeed(setting)} transfer ${account.name} ${day}`);
  const chance = draw(60);
  if (chance > 2) return undefined;
  const at = setting.calendar.toStart(day) + 9 * hour + draw(12 * 60) * minute;
  const amount = getSizes(setting.currency).deposit * pick(draw, [1n, 2n, 5n]);
  const direction = chance === 0 ? "UP" : "DOWN";
  return at > setting.now ? undefined : { id: `sample-${day}-${account.place}`, account, direction, at, amount };
}
