-- Adds the next settled stakes to what members have staked for draws, and tells their open pages: one reader at a time, all or nothing, each
-- stake once. A stake that is taken back is a row below zero, and takes back what such a stake adds.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_raffles(p_limit int) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
begin
  -- Most of the time nothing has settled, and nothing is locked.
  if not exists (select from settled_stakes s, raffle_places p
    where (s.xid, s.sequence) > (p.xid, p.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())) then return 0; end if;
  select p.xid, p.sequence into v_from from raffle_places p for update skip locked;
  if not found then return null; end if;
  -- What transactions that still run may have settled is left for later, with all behind it (decision 077).
  select count(*)::int as count, max(s.xid) as xid into v_to from (
    select s.xid from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by s.xid, s.sequence limit p_limit) s;
  if v_to.count = 0 then return 0; end if;
  with read as materialized (
    select s.*, t.time_zone from settled_stakes s join merchants t on t.id = s.tenant_id
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid
  ), added as (
    select r.tenant_id, f.id as raffle_id, r.member_id, w.period, sum(trunc(r.stake::numeric * r.weight / 100))::bigint as valid_bet
    from read r
    join raffles f on f.tenant_id = r.tenant_id and f.currency = r.currency and f.valid_bet > 0 and f.stopped_at is null
      and f.opens_at <= r.at and f.closes_at > r.at
    cross join lateral raffle_period(f, r.time_zone, r.at) w
    group by 1, 2, 3, 4
  ), stored as (
    insert into raffle_progress as p (tenant_id, raffle_id, member_id, period, valid_bet)
    select a.tenant_id, a.raffle_id, a.member_id, a.period, a.valid_bet from added a where a.valid_bet <> 0
    on conflict (tenant_id, member_id, raffle_id, period) do update set valid_bet = p.valid_bet + excluded.valid_bet
    returning p.tenant_id, p.member_id
  )
  insert into live_events (tenant_id, member_id, kind) select distinct s.tenant_id, s.member_id, 'raffle' from stored s;
  update raffle_places set xid = v_to.xid, sequence = 9223372036854775807;
  return v_to.count;
end $$;

grant execute on function measure_raffles to marquee_gateway;
