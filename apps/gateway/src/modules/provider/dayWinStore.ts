import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import type { GameSession } from "./gameSessionStore.ts";

/**
 * Counts a win against the day's ceiling of a provider at a merchant, in 1/10,000 of the unit. Call it as the last
 * statement of a money transaction: the row is shared by all of the provider's players and stays locked until the end.
 *
 * @returns false, with nothing counted, when the day's wins would be above `ceiling`
 */
export async function countDayWin(db: Db, session: GameSession, amount: bigint, ceiling: bigint): Promise<boolean> {
  const { tenant_id: tenant, provider, currency } = session;
  const { rows } = await sql`
    insert into provider_day_wins as d (tenant_id, provider, currency, day, won)
    select ${tenant}, ${provider}, ${currency}, (clock_timestamp() at time zone 'UTC')::date, ${amount}::bigint
    where ${amount}::bigint <= ${ceiling}::bigint
    on conflict (tenant_id, provider, currency, day) do update set won = d.won + excluded.won
    where d.won + excluded.won <= ${ceiling}::bigint
    returning d.won`.execute(db);
  return rows.length === 1;
}
