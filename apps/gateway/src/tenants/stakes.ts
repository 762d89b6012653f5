import { toMoney } from "@marquee/contract";

/** The stakes that one currency plays for, as decimal text. */
export interface Stakes {
  readonly minBet: string;
  readonly maxBet: string;
  /** Highest win of one call and of one round. */
  readonly maxWin: string;
}

const stakes: Readonly<Record<string, Stakes>> = {
  VND: { minBet: "1000.00", maxBet: "2000000.00", maxWin: "5000000000.00" },
  THB: { minBet: "1.00", maxBet: "2000.00", maxWin: "5000000.00" },
};

const others: Stakes = { minBet: "0.10", maxBet: "100.00", maxWin: "250000.00" };

/** The stakes of a currency. */
export function getStakes(currency: string): Stakes {
  return stakes[currency] ?? others;
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
