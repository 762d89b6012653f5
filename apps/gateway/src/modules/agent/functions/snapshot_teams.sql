-- Counts the accounts of all teams and what is in their wallets, at most once in p_seconds. @returns whether it did
create or replace function snapshot_teams(p_seconds int) returns boolean language plpgsql as $$
begin
  perform 1 from measure_places p
  where p.stream = 'SNAPSHOT' and (p.at is null or p.at < clock_timestamp() - make_interval(secs => p_seconds)) for update skip locked;
  if not found then return false; end if;
  with now as materialized (
    select x.tenant_id, a.agent_id, x.currency, sum(x.members)::int as members, sum(x.balance)::bigint as balance
    from (
      select m.tenant_id, m.line_id, m.currency, count(*) as members, sum(coalesce(b.balance, 0)) as balance
      from members m left join ledger.accounts b on b.tenant_id = m.tenant_id and b.account = 'member:' || m.id || ':main' and b.asset = m.currency
      where m.line_id is not null and m.status <> 'CLOSED'
      group by 1, 2, 3
    ) x join agent_line_agents a on a.tenant_id = x.tenant_id and a.line_id = x.line_id
    group by 1, 2, 3
  ), gone as (
    delete from team_snapshots s where not exists (
      select 1 from now n where n.tenant_id = s.tenant_id and n.agent_id = s.agent_id and n.currency = s.currency)
  )
  insert into team_snapshots as s (tenant_id, agent_id, currency, members, balance)
  select n.tenant_id, n.agent_id, n.currency, n.members, n.balance from now n
  on conflict (tenant_id, agent_id, currency) do update set members = excluded.members, balance = excluded.balance
  where (s.members, s.balance) is distinct from (excluded.members, excluded.balance);
  update measure_places p set at = clock_timestamp() where p.stream = 'SNAPSHOT';
  return true;
end $$;

grant execute on function snapshot_teams to marquee_gateway;
