import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** What the round `r` of a query staked, without what came back, in 1/10,000 of the unit. */
export const staked = sql`(
  select coalesce(sum(case when t.kind = 'rollback' then -t.amount when t.kind = 'win' then 0 else t.amount end), 0)
  from provider_transactions t
  where t.tenant_id = r.tenant_id and t.provider = r.provider and t.player_id = r.player_id and t.realm = r.realm
    and t.round_id = r.round_id and t.status = 'OK')`;

/**
 * Adds up the next day of a merchant's rounds in a zone, if nothing can be added to it any more. Days without rounds take no time.
 * @returns false when there is none, or another gateway adds up
 */
export async function rollUpBetDay(tx: Db, tenantId: string, zone: string): Promise<boolean> {
  await sql`
    insert into bet_rollups (tenant_id, zone, until) values (${tenantId}, ${zone}, 'epoch') on conflict do nothing`.execute(
    tx,
  );
  // The last day that is over for good: every round that began in it has been committed (decision 046).
  const { rows } = await sql<{ day: string; over: string }>`
    with place as materialized (
      select b.until from bet_rollups b where b.tenant_id = ${tenantId} and b.zone = ${zone} for update skip locked
    ), settled as (
      select case when settled = '-infinity' then 'epoch'::date else ledger.to_day(settled, ${zone}) end as over from ledger.sealing where id = 1
    )
    select least(coalesce(ledger.to_day(min(r.opened_at), ${zone}), s.over), s.over)::text as day, s.over::text as over
    from place p cross join settled s
    left join game_rounds r on r.tenant_id = ${tenantId} and r.opened_at >= p.until::timestamp at time zone ${zone}
    where p.until < s.over group by s.over`.execute(tx);
  const [next] = rows;
  if (next === undefined) return false;
  const { day, over } = next;
  if (day < over) await addDay(tx, tenantId, zone, day);
  await sql`
    update bet_rollups set until = least(${day}::date + 1, ${over}::date)
    where tenant_id = ${tenantId} and zone = ${zone}`.execute(tx);
  return true;
}

async function addDay(tx: Db, tenantId: string, zone: string, day: string): Promise<void> {
  const isInDay = sql<boolean>`r.tenant_id = ${tenantId} and r.realm = 'real'
    and r.opened_at >= ${day}::date::timestamp at time zone ${zone} and r.opened_at < (${day}::date + 1)::timestamp at time zone ${zone}`;
  // One statement sees one moment: a round that is closed meanwhile is in exactly one of the two.
  await sql`
    with of_day as materialized (
      select r.player_id, r.provider, r.round_id, r.game_code, r.state, r.won, ${staked} as staked from game_rounds r where ${isInDay}
    ), closed as (
      insert into bet_days (tenant_id, player_id, zone, day, game_code, rounds, staked, won)
      select ${tenantId}, o.player_id, ${zone}, ${day}::date, o.game_code, count(*), sum(o.staked), sum(o.won)
      from of_day o where o.state = 'CLOSED' group by o.player_id, o.game_code
    )
    insert into bet_day_rounds (tenant_id, player_id, zone, day, provider, round_id)
    select ${tenantId}, o.player_id, ${zone}, ${day}::date, o.provider, o.round_id from of_day o where o.state <> 'CLOSED'`.execute(
    tx,
  );
}
