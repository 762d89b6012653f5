import { gameCategories } from "@marquee/contract";
import type { StoredTurnoverSettings, TurnoverSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { getStakes } from "../../tenants/stakes.ts";
import { findSettings } from "./settingsStore.ts";

/** A merchant, and its currency. */
export interface Merchant {
  readonly id: string;
  readonly currency: string;
}

/** What a merchant requires whose staff have changed nothing: deposits and the sign-up credit are staked once, and no more than can be staked is lost money. */
export function toDefaultSettings(currency: string): TurnoverSettings {
  return {
    depositPercent: 100,
    signupPercent: 100,
    expiryDays: 30,
    smallAmount: getStakes(currency).minBet,
    weights: Object.fromEntries(gameCategories.map(({ category }) => [category, 100])) as TurnoverSettings["weights"],
  };
}

/**
 * What a merchant requires of members of a currency; a category that is newer than what staff stored counts whole. The small amount that
 * staff stored is one of the merchant's own currency: members of another one have the platform's.
 */
export async function getSettings(db: Db, { id, currency }: Merchant): Promise<StoredTurnoverSettings> {
  const row = await findSettings(db, id);
  const base = toDefaultSettings(currency);
  if (row === undefined) return { settings: base, version: 0, currency };
  const smallAmount = row.currency === currency ? row.settings.smallAmount : base.smallAmount;
  const weights = { ...base.weights, ...row.settings.weights };
  const settings = { ...base, ...row.settings, smallAmount, weights };
  return { settings, version: row.version, currency };
}
