-- Adds the next settled stakes to what members and the agents above them can claim: one reader at a time, all or nothing, each stake once.
-- It never reads further than measure_stakes, which says what earns nobody anything.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_rebates(p_limit int) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
begin
  select p.xid, p.sequence into v_from from rebate_places p for update skip locked;
  if not found then return null; end if;
  select count(*)::int as count, max(s.xid) as xid into v_to from (
    select s.xid from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= (select p.xid from measure_places p where p.stream = 'STAKES')
    order by s.xid, s.sequence limit p_limit) s;
  if v_to.count = 0 then return 0; end if;
  with read as materialized (
    select s.tenant_id, s.member_id, s.line_id, s.currency, ledger.to_day(s.at, t.time_zone) as day, s.category,
      rank_raise(s.tenant_id, s.member_id, s.currency, s.at) as raise, sum(trunc(s.stake::numeric * s.weight / 100))::bigint as valid_bet
    from settled_stakes s join merchants t on t.id = s.tenant_id
    left join barred_stakes b on b.xid = s.xid and b.sequence = s.sequence
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid and b.xid is null
    group by 1, 2, 3, 4, 5, 6, 7
  ), own as materialized (
    select r.*, coalesce(a.rebate, 0) as rebate
    from read r left join agent_rebates a on a.tenant_id = r.tenant_id and a.member_id = r.member_id
  ), gains as (
    -- What a level adds is the merchant's to pay: agents have their difference to the rebate without it.
    select o.tenant_id, o.member_id, 'OWN' as source, o.currency, o.day, o.category, o.rebate + o.raise as rate, o.raise, o.valid_bet
    from own o where o.rebate + o.raise > 0
    union all
    -- Each agent above has what its rebate is beyond that of the next one below on the way to the member.
    select o.tenant_id, l.agent_id, 'TEAM', o.currency, o.day, '', l.rebate - l.below, 0, o.valid_bet
    from own o cross join lateral (
      select a.agent_id, coalesce(x.rebate, 0) as rebate, coalesce(lag(coalesce(x.rebate, 0)) over (order by a.depth), o.rebate) as below
      from agent_line_agents a left join agent_rebates x on x.tenant_id = a.tenant_id and x.member_id = a.agent_id
      where a.tenant_id = o.tenant_id and a.line_id = o.line_id and a.agent_id <> o.member_id
    ) l where l.rebate > l.below
  )
  insert into rebate_bets as b (tenant_id, member_id, source, currency, day, category, rate, raise, valid_bet)
  select g.tenant_id, g.member_id, g.source, g.currency, g.day, g.category, g.rate, g.raise, sum(g.valid_bet)::bigint
  from gains g group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(g.valid_bet) <> 0
  on conflict (tenant_id, member_id, source, currency, day, category, rate, raise) do update set valid_bet = b.valid_bet + excluded.valid_bet;
  update rebate_places set xid = v_to.xid, sequence = 9223372036854775807;
  return v_to.count;
end $$;

grant execute on function measure_rebates to marquee_gateway;
