-- Adds the next settled stakes to the figures of the teams in which they settled: one reader at a time, all or nothing, each stake once.
-- p_active: what a member stakes on a day to be active, by currency, where the merchant's settings name nothing else.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_stakes(p_limit int, p_active jsonb) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
begin
  select p.xid, p.sequence into v_from from measure_places p where p.stream = 'STAKES' for update skip locked;
  if not found then return null; end if;
  -- What transactions that still run may have settled is left for later, with all behind it (decision 077).
  select count(*)::int as count, max(s.xid) as xid into v_to from (
    select s.xid from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by s.xid, s.sequence limit p_limit) s;
  if v_to.count = 0 then return 0; end if;
  -- A transaction is read whole: its rows are few.
  insert into barred_stakes (xid, sequence, tenant_id, member_id, reason)
  select s.xid, s.sequence, s.tenant_id, s.member_id, x.reason
  from settled_stakes s join (
    select d.tenant_id, d.member_id, d.line_id, p.at as since, p.until_at as until, 'EXCLUDED' as reason
    from (select distinct s.tenant_id, s.member_id, s.line_id from settled_stakes s
      where s.xid >= v_from.xid and s.xid <= v_to.xid and s.line_id is not null) d
    join protection_exclusions p on p.tenant_id = d.tenant_id and p.member_id = d.member_id
    union all
    select d.tenant_id, d.member_id, d.line_id, '-infinity', null, 'OWN_ACCOUNT'
    from (select distinct s.tenant_id, s.member_id, s.line_id from settled_stakes s
      where s.xid >= v_from.xid and s.xid <= v_to.xid and s.line_id is not null) d
    where exists (
      select 1 from member_traits t
      join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key and o.member_id <> t.member_id
      join agent_line_agents a on a.tenant_id = d.tenant_id and a.line_id = d.line_id and a.agent_id = o.member_id
      where t.tenant_id = d.tenant_id and t.member_id = d.member_id)
  ) x on x.tenant_id = s.tenant_id and x.member_id = s.member_id and x.line_id = s.line_id
    and s.at >= x.since and (x.until is null or s.at < x.until)
  where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid
  on conflict do nothing;

  with read as materialized (
    select s.tenant_id, s.member_id, s.line_id, s.currency, date_trunc('hour', s.at, t.time_zone) as hour,
      ledger.to_day(s.at, t.time_zone) as day, count(*)::int as rounds, sum(s.stake)::bigint as stake, sum(s.win)::bigint as win,
      coalesce(sum(trunc(s.stake::numeric * s.weight / 100)) filter (where b.xid is null), 0)::bigint as valid_bet,
      coalesce(sum(s.win - s.stake) filter (where b.xid is null), 0)::bigint as player_result
    from settled_stakes s join merchants t on t.id = s.tenant_id
    left join barred_stakes b on b.xid = s.xid and b.sequence = s.sequence
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid and s.line_id is not null
    group by 1, 2, 3, 4, 5, 6
  ), hours as (
    insert into agent_hours as h (tenant_id, agent_id, line_id, currency, hour, rounds, stake, win, valid_bet, player_result)
    select r.tenant_id, a.agent_id, a.own_line_id, r.currency, r.hour, sum(r.rounds), sum(r.stake), sum(r.win), sum(r.valid_bet), sum(r.player_result)
    from read r join agent_line_agents a on a.tenant_id = r.tenant_id and a.line_id = r.line_id
    group by 1, 2, 3, 4, 5
    on conflict (tenant_id, agent_id, currency, hour, line_id) do update set rounds = h.rounds + excluded.rounds, stake = h.stake + excluded.stake,
      win = h.win + excluded.win, valid_bet = h.valid_bet + excluded.valid_bet, player_result = h.player_result + excluded.player_result
  ), by_day as materialized (
    select r.tenant_id, r.member_id, r.day, r.line_id, r.currency, sum(r.rounds)::int as rounds, sum(r.stake)::bigint as stake,
      sum(r.win)::bigint as win, sum(r.valid_bet)::bigint as valid_bet, sum(r.player_result)::bigint as player_result
    from read r group by 1, 2, 3, 4, 5
  ), days as (
    insert into team_days as d (tenant_id, member_id, day, line_id, currency, rounds, stake, win, valid_bet, player_result)
    select b.* from by_day b
    on conflict (tenant_id, member_id, day, line_id, currency) do update set rounds = d.rounds + excluded.rounds,
      stake = d.stake + excluded.stake, win = d.win + excluded.win, valid_bet = d.valid_bet + excluded.valid_bet,
      player_result = d.player_result + excluded.player_result
  ), both_sides as (
    -- What each agent's team had of each of these members on these days, before and with what is read now: a statement sees its own rows not.
    select x.tenant_id, x.member_id, x.currency, x.day, a.agent_id, sum(x.before) as before, sum(x.before + x.added) as now
    from (
      select d.tenant_id, d.member_id, d.currency, d.day, d.line_id, d.valid_bet as before, 0::bigint as added from team_days d
      where (d.tenant_id, d.member_id, d.currency, d.day) in (select b.tenant_id, b.member_id, b.currency, b.day from by_day b)
      union all
      select b.tenant_id, b.member_id, b.currency, b.day, b.line_id, 0, b.valid_bet from by_day b
    ) x join agent_line_agents a on a.tenant_id = x.tenant_id and a.line_id = x.line_id
    group by 1, 2, 3, 4, 5
  ), least as (
    select c.tenant_id, c.currency, coalesce((g.settings -> 'activeBet' ->> c.currency)::bigint, (p_active ->> c.currency)::bigint, 10000000) as stake
    from (select distinct b.tenant_id, b.currency from by_day b) c left join agent_settings g on g.tenant_id = c.tenant_id
  )
  insert into agent_days as d (tenant_id, agent_id, currency, day, active)
  select s.tenant_id, s.agent_id, s.currency, s.day, sum((s.now >= l.stake)::int - (s.before >= l.stake)::int)::int
  from both_sides s join least l on l.tenant_id = s.tenant_id and l.currency = s.currency
  where (s.now >= l.stake) <> (s.before >= l.stake)
  group by 1, 2, 3, 4
  on conflict (tenant_id, agent_id, currency, day) do update set active = d.active + excluded.active;

  update measure_places p set xid = v_to.xid, sequence = 9223372036854775807, at = clock_timestamp() where p.stream = 'STAKES';
  return v_to.count;
end $$;

grant execute on function measure_stakes to marquee_gateway;
