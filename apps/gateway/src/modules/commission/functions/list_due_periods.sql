-- The next period of each contract of a kind that can be billed: those that end first, the lowest agents before those above them, since what
-- the house pays below is taken off above. A salary in real time is billed up to p_until within a day of the merchant.
-- p_until: until when the figures are complete; p_delay_days: after how many days a daily salary is paid, at noon.
create or replace function list_due_periods(p_tenant text, p_kind text, p_zone text, p_until timestamptz, p_delay_days int)
returns table (contract_id uuid, period_start timestamptz, period_end timestamptz, is_last boolean) language sql stable as $$
  with next as (
    select c.id, c.member_id, coalesce(c.billed_until, c.effective_from) as starts, c.ends_at,
      next_contract_start(case when p_kind = 'REALTIME' then 'DAILY' else p_kind end, c.period, p_zone,
        coalesce(c.billed_until, c.effective_from) + interval '1 microsecond') as ends
    from contracts c
    where c.tenant_id = p_tenant and c.kind = p_kind and c.effective_from is not null
      and coalesce(c.billed_until, c.effective_from) < coalesce(c.ends_at, 'infinity')
  ), due as (
    select n.id, n.member_id, n.starts, least(n.ends, n.ends_at) as ends, n.ends_at is not null and n.ends_at <= n.ends as is_last from next n
    where least(n.ends, n.ends_at) <= p_until and clock_timestamp() >= case p_kind
      when 'DAILY' then (ledger.to_day(n.starts, p_zone) + p_delay_days)::timestamp at time zone p_zone + interval '12 hours'
      when 'REALTIME' then least(n.ends, n.ends_at)
      else least(n.ends, n.ends_at) + interval '10 minutes' end
  )
  select d.id, d.starts, d.ends, d.is_last
  from due d join members m on m.tenant_id = p_tenant and m.id = d.member_id
  left join agent_lines l on l.tenant_id = m.tenant_id and l.id = m.line_id
  where d.ends = (select min(o.ends) from due o)
  order by cardinality(l.agents) desc nulls last, d.id
$$;

grant execute on function list_due_periods to marquee_gateway;
