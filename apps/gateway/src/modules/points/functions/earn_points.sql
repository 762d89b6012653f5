-- Credits the points of the next settled stakes: one reader at a time, all or nothing, each stake once. What is taken back of a round takes
-- back what it gave, and what the member has spent of it is owed: the next points go there.
-- p_defaults: the settings of currencies of which a merchant has none.
-- @returns how many stakes it has read; null while somebody else reads
create or replace function earn_points(p_limit int, p_defaults jsonb) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
  v_gains point_gains[];
  v_taken point_gains[];
  v_row record;
begin
  -- Nothing has come: nothing is locked.
  select p.xid, p.sequence into v_from from point_places p;
  if not exists (select 1 from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())) then return 0; end if;
  select p.xid, p.sequence into v_from from point_places p for update skip locked;
  if not found then return null; end if;
  -- What transactions that still run may have settled is left for later, with all behind it (decision 077).
  select count(*)::int as count, max(s.xid) as xid into v_to from (
    select s.xid from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by s.xid, s.sequence limit p_limit) s;
  if v_to.count = 0 then return 0; end if;

  -- A transaction is read whole: its rows are few.
  with ranks as materialized (
    select b.tenant_id, b.member_id, member_rank(b.tenant_id, b.member_id) as rank from (
      select distinct s.tenant_id, s.member_id from settled_stakes s
      where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid and s.stake > 0) b
  ), read as materialized (
    select s.tenant_id, s.member_id, s.game_code, s.round_id, s.stake, s.at, trunc(s.stake::numeric * s.weight / 100) as valid_bet,
      (p.settings -> 'betPerPoint' ->> s.category)::numeric as bet_per_point,
      coalesce((p.settings -> 'percents' ->> r.rank)::int, 100) as percent
    from settled_stakes s
    join members m on m.tenant_id = s.tenant_id and m.id = s.member_id and m.kind = 0
    left join point_settings o on o.tenant_id = s.tenant_id and o.currency = s.currency
    cross join lateral (select coalesce(p_defaults -> s.currency, '{}'::jsonb) || coalesce(o.settings, '{}'::jsonb) as settings) p
    join ranks r on r.tenant_id = s.tenant_id and r.member_id = s.member_id
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid and s.stake > 0
  ), kept as (
    insert into point_gains (tenant_id, member_id, game_code, round_id, stake, points, at)
    select r.tenant_id, r.member_id, r.game_code, r.round_id, r.stake, trunc(r.valid_bet * r.percent / 100 / r.bet_per_point)::bigint, r.at
    from read r where r.bet_per_point > 0 and trunc(r.valid_bet * r.percent / 100 / r.bet_per_point) > 0
    returning row(point_gains.*)::point_gains as gain
  )
  select coalesce(array_agg(k.gain), '{}') into v_gains from kept k;

  with back as materialized (
    select s.tenant_id, s.member_id, s.game_code, s.round_id, -sum(s.stake) as stake, max(s.at) as at from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid and s.stake < 0
    group by 1, 2, 3, 4
  ), kept as (
    insert into point_gains (tenant_id, member_id, game_code, round_id, stake, points, at)
    select b.tenant_id, b.member_id, b.game_code, b.round_id, -b.stake, -least(g.points, ceil(g.points * b.stake / g.stake))::bigint, b.at
    from back b join lateral (
      select sum(g.stake) as stake, sum(g.points) as points from point_gains g
      where g.tenant_id = b.tenant_id and g.member_id = b.member_id and g.round_id = b.round_id and g.game_code = b.game_code
    ) g on g.points > 0 and g.stake > 0
    returning row(point_gains.*)::point_gains as gain
  )
  select coalesce(array_agg(k.gain), '{}') into v_taken from kept k;

  insert into point_days as d (tenant_id, member_id, currency, day, valid_bet)
  select s.tenant_id, s.member_id, s.currency, ledger.to_day(s.at, t.time_zone), sum(trunc(s.stake::numeric * s.weight / 100))::bigint
  from settled_stakes s join merchants t on t.id = s.tenant_id join members m on m.tenant_id = s.tenant_id and m.id = s.member_id and m.kind = 0
  where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid
  group by 1, 2, 3, 4
  on conflict (tenant_id, member_id, currency, day) do update set valid_bet = d.valid_bet + excluded.valid_bet;

  -- Members are locked in the order of their ids, as whoever moves points of several does.
  for v_row in
    select g.tenant_id, g.member_id, sum(g.points)::bigint as points from unnest(v_gains || v_taken) g
    group by 1, 2 having sum(g.points) <> 0 order by 1, 2
  loop
    perform credit_points(v_row.tenant_id, v_row.member_id, 'POINT_EARN', v_row.points, v_to.xid::text, 'earn:' || v_to.xid);
  end loop;
  update point_places set xid = v_to.xid, sequence = 9223372036854775807;
  return v_to.count;
end $$;

grant execute on function earn_points to marquee_gateway;
