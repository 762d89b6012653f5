-- Adds the next settled stakes to what members have played in missions, and tells their open pages: one reader at a time, all or nothing,
-- each stake once. A stake that is taken back is a row below zero, and takes back what such a stake adds.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_missions(p_limit int) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
begin
  -- Most of the time nothing has settled, and nothing is locked.
  if not exists (select from settled_stakes s, mission_places p
    where (s.xid, s.sequence) > (p.xid, p.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())) then return 0; end if;
  select p.xid, p.sequence into v_from from mission_places p for update skip locked;
  if not found then return null; end if;
  -- What transactions that still run may have settled is left for later, with all behind it (decision 077).
  select count(*)::int as count, max(s.xid) as xid into v_to from (
    select s.xid from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by s.xid, s.sequence limit p_limit) s;
  if v_to.count = 0 then return 0; end if;
  with read as materialized (
    select s.*, t.time_zone, m.registered_at
    from settled_stakes s
    join merchants t on t.id = s.tenant_id
    join members m on m.tenant_id = s.tenant_id and m.id = s.member_id
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid
  ), added as (
    select r.tenant_id, m.id as mission_id, r.member_id, w.period,
      sum(case m.type when 'BET_SUM' then trunc(r.stake::numeric * r.weight / 100) else sign(r.stake) end)::bigint as progress
    from read r
    join missions m on m.tenant_id = r.tenant_id and m.currency = r.currency and m.on_since <= r.at
      and m.type in ('BET_SUM', 'BET_COUNT', 'WIN_MULTIPLE', 'GAME_PLAY')
      and m.category in ('', r.category) and m.game_code in ('', r.game_code) and abs(r.stake) >= m.least_stake
      and (m.type <> 'WIN_MULTIPLE' or abs(r.win) >= abs(r.stake)::numeric * m.multiple)
    cross join lateral (
      select * from mission_window(m, r.time_zone, r.registered_at, r.at) where m.challenge_id is null
      union all select * from challenge_window(m, r.member_id) where m.challenge_id is not null) w
    where r.at >= w.starts and r.at < w.ends
    group by 1, 2, 3, 4
  ), stored as (
    insert into mission_progress as p (tenant_id, mission_id, member_id, period, progress)
    select a.tenant_id, a.mission_id, a.member_id, a.period, a.progress from added a where a.progress <> 0
    on conflict (tenant_id, member_id, mission_id, period) do update set progress = p.progress + excluded.progress
    returning p.tenant_id, p.member_id
  )
  insert into live_events (tenant_id, member_id, kind) select distinct s.tenant_id, s.member_id, 'missions' from stored s;
  update mission_places set xid = v_to.xid, sequence = 9223372036854775807;
  return v_to.count;
end $$;

grant execute on function measure_missions to marquee_gateway;
