import { currencies, toMoney } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** What makes a member active, in 1/10,000 of the unit by currency, unless the merchant's settings say otherwise: a thousand of the smallest stakes. */
export const activeStakes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(currencies).map(([currency, { stakes }]) => [currency, `${toMoney(stakes.minBet) * 1000n}`]),
);

/** What a member of a merchant stakes to be active, in 1/10,000 of the unit. */
export async function getActiveStake(db: Db, tenantId: string, currency: string): Promise<bigint> {
  const { rows } = await sql<{ stake: string | null }>`
    select settings -> 'activeBet' ->> ${currency} as stake from agent_settings where tenant_id = ${tenantId}`.execute(
    db,
  );
  return BigInt(rows[0]?.stake ?? activeStakes[currency] ?? "10000000");
}
