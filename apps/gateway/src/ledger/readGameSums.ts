import { type QueryExecutorProvider, sql } from "kysely";
import type { EntryPeriod } from "./listEntries.ts";

/** What a player staked and won at a game, in 1/10,000 of the unit; stakes without those that came back. */
export interface GameSum {
  /** Empty for what names no game. */
  readonly gameCode: string;
  readonly staked: bigint;
  readonly won: bigint;
}

/** What the entries of accounts of one player add up to by game in a period, at one moment. It costs the player's own entries. */
export async function readGameSums(
  db: QueryExecutorProvider,
  {
    tenant,
    accounts,
    asset,
  }: { readonly tenant: string; readonly accounts: readonly string[]; readonly asset: string },
  { from, to, timeZone }: EntryPeriod,
): Promise<readonly GameSum[]> {
  const { rows } = await sql<{ gameCode: string; staked: string; won: string }>`
    select case when t.ref like 'game:%' then split_part(t.ref, ':', 2) else '' end as "gameCode",
      coalesce(-sum(e.amount) filter (where e.kind in ('BET', 'ROLLBACK')), 0)::text as staked,
      coalesce(sum(e.amount) filter (where e.kind in ('WIN', 'JACKPOT')), 0)::text as won
    from ledger.entries e
    join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
    where e.tenant_id = ${tenant} and e.account = any(${accounts}::text[]) and e.asset = ${asset} and e.position is not null
      and e.kind in ('BET', 'ROLLBACK', 'WIN', 'JACKPOT')
      and e.at >= ${from}::date::timestamp at time zone ${timeZone} and e.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    group by 1 order by 1`.execute(db);
  return rows.map((row) => ({ gameCode: row.gameCode, staked: BigInt(row.staked), won: BigInt(row.won) }));
}
