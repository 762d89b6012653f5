import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MoneySession } from "./moneyCallStore.ts";
import { removeSome } from "../../jobs/retentionStore.ts";
import { tables } from "./tables.ts";

/** Stores on which sides of a round a player has staked, in the transaction of the stake; what is stored already stays. */
export async function addStakeSides(
  tx: Db,
  { tenant_id, provider, player_id }: MoneySession,
  round_id: string,
  sides: readonly { readonly market: string; readonly side: string }[],
): Promise<void> {
  await tables(tx)
    .insertInto("stake_sides")
    .values(sides.map(({ market, side }) => ({ tenant_id, provider, round_id, market, side, player_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a bounded number of sides that are older than so many days. @returns how many */
export async function removeOldSides(db: Db, days: number): Promise<number> {
  return removeSome(db, "stake_sides", sql`at < clock_timestamp() - ${days} * interval '1 day'`);
}
