import { type Currency, getCurrency, moneyScale, toMoney } from "@marquee/contract";

type Stakes = Currency["stakes"];

/** The stakes of a currency. */
export const getStakes = (currency: string): Stakes => getCurrency(currency).stakes;

/** How many of a currency are worth one in the tables of contract 3.10: one, or its smallest stake where that is more, such as 1,000 dong. */
export function getTableUnit(currency: string): bigint {
  const stake = toMoney(getStakes(currency).minBet);
  return stake > moneyScale ? stake : moneyScale;
}

/** How many of the smallest stake a trial player has: what the game chooses at first is three of them. */
const trialStakes = 10_000n;

/** The play money that a trial player starts with, in 1/10,000 of the unit: the same length of play in every currency. */
export function getTrialBalance(currency: string): bigint {
  return toMoney(getStakes(currency).minBet) * trialStakes;
}

/** From this amount on nobody alone pays out or gives away, unless a merchant says otherwise of payouts, in 1/10,000 of the unit. */
export function getTwoPersonAmount(currency: string): bigint {
  return toMoney(getStakes(currency).maxBet) * 10n;
}

/** What the amounts from which on it takes two people are counted as, so that several currencies add up. */
const share = 1_000_000n;

/** Whether amounts, in 1/10,000 of the unit, come to what nobody alone gives away, in one currency or in several together. */
export const takesTwoPeople = (given: readonly { readonly currency: string; readonly total: string }[]): boolean =>
  given.reduce((sum, { currency, total }) => sum + (BigInt(total) * share) / getTwoPersonAmount(currency), 0n) >= share;

/** How many highest wins one provider may pay out at one merchant in a day (UTC). */
const highestWinsPerDay = 100n;

/** The same in 1/10,000 of the unit; `maxDayWins` is the most that one provider's wins at one merchant add up to in a day. */
export function getLimits(currency: string): Readonly<Record<keyof Stakes | "maxDayWins", bigint>> {
  const { minBet, maxBet, maxWin } = getStakes(currency);
  return {
    minBet: toMoney(minBet),
    maxBet: toMoney(maxBet),
    maxWin: toMoney(maxWin),
    maxDayWins: toMoney(maxWin) * highestWinsPerDay,
  };
}
