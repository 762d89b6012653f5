-- Adds the next team events to the figures of the teams in which they happened, as measure_stakes does with stakes.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_events(p_limit int) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
begin
  select p.xid, p.sequence into v_from from measure_places p where p.stream = 'EVENTS' for update skip locked;
  if not found then return null; end if;
  select count(*)::int as count, max(e.xid) as xid into v_to from (
    select e.xid from team_events e
    where (e.xid, e.sequence) > (v_from.xid, v_from.sequence) and e.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by e.xid, e.sequence limit p_limit) e;
  if v_to.count = 0 then return 0; end if;
  with read as materialized (
    select e.tenant_id, e.member_id, e.line_id, e.currency, date_trunc('hour', e.at, t.time_zone) as hour, ledger.to_day(e.at, t.time_zone) as day,
      coalesce(sum(e.amount) filter (where e.kind = 'DEPOSIT'), 0)::bigint as deposits,
      (count(*) filter (where e.kind = 'DEPOSIT'))::int as deposit_count,
      coalesce(-sum(e.amount) filter (where e.kind = 'WITHDRAWAL'), 0)::bigint as withdrawals,
      coalesce(sum(e.amount) filter (where e.kind = 'BONUS'), 0)::bigint as bonuses,
      coalesce(sum(e.amount) filter (where e.kind = 'REBATE'), 0)::bigint as rebates,
      coalesce(sum(e.amount) filter (where e.kind = 'SALARY'), 0)::bigint as salaries,
      (count(*) filter (where e.kind = 'REGISTRATION'))::int as registrations
    from team_events e join merchants t on t.id = e.tenant_id
    where (e.xid, e.sequence) > (v_from.xid, v_from.sequence) and e.xid <= v_to.xid
    group by 1, 2, 3, 4, 5, 6
  ), hours as (
    insert into agent_hours as h (tenant_id, agent_id, line_id, currency, hour, deposits, withdrawals, bonuses, rebates, salaries, registrations)
    select r.tenant_id, a.agent_id, a.own_line_id, r.currency, r.hour, sum(r.deposits), sum(r.withdrawals), sum(r.bonuses), sum(r.rebates), sum(r.salaries),
      sum(r.registrations)
    from read r join agent_line_agents a on a.tenant_id = r.tenant_id and a.line_id = r.line_id
    group by 1, 2, 3, 4, 5
    on conflict (tenant_id, agent_id, currency, hour, line_id) do update set deposits = h.deposits + excluded.deposits,
      withdrawals = h.withdrawals + excluded.withdrawals, bonuses = h.bonuses + excluded.bonuses, rebates = h.rebates + excluded.rebates,
      salaries = h.salaries + excluded.salaries, registrations = h.registrations + excluded.registrations
  )
  insert into team_days as d (tenant_id, member_id, day, line_id, currency, deposits, deposit_count, withdrawals, bonuses, rebates, salaries)
  select r.tenant_id, r.member_id, r.day, r.line_id, r.currency, sum(r.deposits), sum(r.deposit_count), sum(r.withdrawals), sum(r.bonuses),
    sum(r.rebates), sum(r.salaries)
  from read r group by 1, 2, 3, 4, 5
  on conflict (tenant_id, member_id, day, line_id, currency) do update set deposits = d.deposits + excluded.deposits,
    deposit_count = d.deposit_count + excluded.deposit_count, withdrawals = d.withdrawals + excluded.withdrawals,
    bonuses = d.bonuses + excluded.bonuses, rebates = d.rebates + excluded.rebates, salaries = d.salaries + excluded.salaries;
  update measure_places p set xid = v_to.xid, sequence = 9223372036854775807, at = clock_timestamp() where p.stream = 'EVENTS';
  return v_to.count;
end $$;

grant execute on function measure_events to marquee_gateway;
