import { gameCategories, type GameCategory, toDecimal, toMoney } from "@marquee/contract";
import type { PointSettings } from "@marquee/contract/staff";
import { getStakes, getTableUnit } from "../../tenants/stakes.ts";

/** How much is staked for a point, in smallest stakes of the dollar's size: 100 of a currency whose smallest stake is 1.00 (contract 3.10). */
const bets: Readonly<Record<GameCategory, bigint>> = {
  RNG: 100n,
  FISH: 100n,
  PVP: 100n,
  LIVE: 200n,
  SPORTS: 200n,
  ESPORTS: 200n,
  ELOTT: 500n,
  LOTT: 500n,
  COCKFIGHT: 200n,
  INHOUSE: 100n,
};

/** What a merchant begins with whose staff have changed nothing (contract 3.10). */
export function toDefaultSettings(currency: string): PointSettings {
  const unit = getTableUnit(currency);
  return {
    betPerPoint: Object.fromEntries(
      gameCategories.map(({ category }) => [category, toDecimal(unit * bets[category])]),
    ) as PointSettings["betPerPoint"],
    percents: Array.from({ length: 10 }, () => 100),
    ratio: 100,
    unit: toDecimal(unit),
    convertMin: 1_000,
    convertMax: 100_000,
    multiple: 100,
    turnoverPercent: 100,
    accountDays: 0,
    oncePerPerson: false,
    autoAmount: toDecimal(toMoney(getStakes(currency).maxBet)),
  };
}
