import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { tables } from "./tables.ts";

/** The start of the quarter of an hour in which a moment lies. */
export const toQuarter = (at: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`date_bin('15 minutes', ${at}, timestamptz '2000-01-01 00:00:00+00')`;

/** The entries of games' house accounts: a stake comes in, a win goes out, a rollback gives a stake back. */
export const isGameEntry = sql<boolean>`e.position is null and e.account like 'house:%:game:%'`;

/** What entries of {@link isGameEntry} say: their sum is `staked - won`. */
export const staked = sql`coalesce(sum(e.amount) filter (where e.kind in ('BET', 'ROLLBACK')), 0)`;
export const won = sql`coalesce(-sum(e.amount) filter (where e.kind not in ('BET', 'ROLLBACK')), 0)`;

/** The overview looks back two weeks, and a little further for zones and late jobs. */
const keptDays = 17;

/**
 * Rolls up the next hour to which the ledger adds nothing any more; hours without entries take no time. @returns false when there is
 * none, or another gateway rolls up
 */
export async function rollUpHour(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ start: Date; end: Date }>`
    with place as materialized (
      select greatest(o.until, date_trunc('hour', clock_timestamp(), 'UTC') - ${keptDays} * interval '1 day') as until
      from overview_state o where o.id = 1 for update skip locked
    )
    select n.start, least(n.start + interval '1 hour', s.settled) as "end"
    from place p, ledger.sealing s, lateral (
      select least(coalesce(date_trunc('hour', min(e.at), 'UTC'), s.settled), s.settled) as start
      from ledger.entries e where e.position is null and e.at >= p.until
    ) n
    where s.id = 1 and p.until < s.settled`.execute(tx);
  const [hour] = rows;
  if (hour === undefined) return false;
  const { start, end } = hour;
  const isInHour = sql<boolean>`${isGameEntry} and e.at >= ${start} and e.at < ${end}`;
  await sql`
    insert into overview_quarters (tenant_id, asset, start, staked, won)
    select e.tenant_id, e.asset, ${toQuarter(sql`e.at`)}, ${staked}, ${won}
    from ledger.entries e where ${isInHour} group by 1, 2, 3`.execute(tx);
  await sql`
    insert into overview_players (tenant_id, start, account)
    select distinct e.tenant_id, ${toQuarter(sql`e.at`)}, m.account
    from ledger.entries e join ledger.entries m on m.tenant_id = e.tenant_id and m.transfer_id = e.transfer_id
    where ${isInHour} and e.kind = 'BET' and m.account like 'member:%'`.execute(tx);
  await tables(tx).updateTable("overview_state").set({ until: end }).where("id", "=", 1).execute();
  return true;
}

/** Removes a bounded number of rows that the overview does not show any more. @returns how many */
export async function removeOldRollUps(db: Db, days: number): Promise<number> {
  const { numAffectedRows: quarters } = await sql`
    delete from overview_quarters q using (
      select tenant_id, asset, start from overview_quarters where start < clock_timestamp() - ${days} * interval '1 day' limit 10000
    ) old where q.tenant_id = old.tenant_id and q.asset = old.asset and q.start = old.start`.execute(db);
  const { numAffectedRows: players } = await sql`
    delete from overview_players p using (
      select tenant_id, start, account from overview_players where start < clock_timestamp() - ${days} * interval '1 day' limit 10000
    ) old where p.tenant_id = old.tenant_id and p.start = old.start and p.account = old.account`.execute(db);
  return Number((quarters ?? 0n) + (players ?? 0n));
}
