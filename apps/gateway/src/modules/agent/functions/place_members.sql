-- Sets the lines of a member and of all below anew, after a registration, a move, or when a player becomes an agent. Who changes the tree
-- has locked it (agent_trees): alone to move somebody, together with others to register. @returns how many stand elsewhere now
create or replace function place_members(p_tenant text, p_root text) returns int language plpgsql as $$
declare
  v_ids text[];
  v_lines text[];   -- by member: the agents as text, since arrays of arrays have one length
  v_count int;
begin
  with recursive tree as (
    select m.id, coalesce(l.agents, '{}') || case when m.kind in (1, 2) then array[m.id] else '{}'::text[] end as agents
    from members m
    left join members u on u.tenant_id = m.tenant_id and u.id = m.upline_id
    left join agent_lines l on l.tenant_id = u.tenant_id and l.id = u.line_id
    where m.tenant_id = p_tenant and m.id = p_root
    union all
    select m.id, case when m.kind in (1, 2) then t.agents || m.id else t.agents end
    from members m join tree t on t.id = m.upline_id
    where m.tenant_id = p_tenant
  )
  select array_agg(t.id), array_agg(t.agents::text) into v_ids, v_lines from tree t;
  insert into agent_lines (tenant_id, agent_id, agents)
  select p_tenant, x.agents[cardinality(x.agents)], x.agents
  from (select distinct a::text[] as agents from unnest(v_lines) as a where a <> '{}') x
  order by x.agents
  on conflict (tenant_id, agents) do nothing;
  -- The beginnings of a line are lines too: those of the agents above, which are there before or with it.
  insert into agent_line_agents (tenant_id, agent_id, line_id, depth, own_line_id)
  select p_tenant, a.agent, l.id, cardinality(l.agents) - a.number, o.id
  from (select distinct a::text[] as agents from unnest(v_lines) as a where a <> '{}') x
  join agent_lines l on l.tenant_id = p_tenant and l.agents = x.agents
  cross join lateral unnest(l.agents) with ordinality as a(agent, number)
  join agent_lines o on o.tenant_id = p_tenant and o.agents = l.agents[1 : a.number]
  on conflict do nothing;
  -- A registration is no move: it began with this transaction.
  insert into line_moves (tenant_id, member_id, line_id)
  select p_tenant, m.id, m.line_id
  from unnest(v_ids, v_lines) as p(id, agents) left join agent_lines l on l.tenant_id = p_tenant and l.agents = p.agents::text[]
  join members m on m.tenant_id = p_tenant and m.id = p.id
  where m.line_id is distinct from l.id and m.registered_at < now();
  update members m set line_id = l.id
  from unnest(v_ids, v_lines) as p(id, agents) left join agent_lines l on l.tenant_id = p_tenant and l.agents = p.agents::text[]
  where m.tenant_id = p_tenant and m.id = p.id and m.line_id is distinct from l.id;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

grant execute on function place_members to marquee_gateway;
