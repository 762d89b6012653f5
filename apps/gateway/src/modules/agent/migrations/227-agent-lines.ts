import type { Migration } from "@marquee/database";

/**
 * The tree of agents (contract 3.9.1). A line is the place of an agent in it: the agents from the house's down to this one. Lines never
 * change: who moves stands in another one, and what names a line (settled stakes, team events) keeps the tree of its moment.
 * `members.line_id` is the line of the nearest agent, an agent's own included; null is under no agent.
 */
export const agentLinesMigration: Migration = {
  name: "227-agent-lines",
  sql: `
create table agent_trees (
  tenant_id text primary key references merchants (id),
  moved_at timestamptz
);
insert into agent_trees (tenant_id) select id from merchants;
grant select, insert, update on agent_trees to marquee_gateway;

create table agent_lines (
  tenant_id text not null references merchants (id),
  id bigint generated always as identity,
  agent_id text not null,
  agents text[] not null check (agents[cardinality(agents)] = agent_id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, agents),
  foreign key (tenant_id, agent_id) references members (tenant_id, id)
);
grant select, insert on agent_lines to marquee_gateway;

-- Each line's agents, by agent: depth 0 is the line's own.
create table agent_line_agents (
  tenant_id text not null,
  agent_id text not null,
  line_id bigint not null,
  depth int not null check (depth >= 0),
  primary key (tenant_id, agent_id, line_id),
  foreign key (tenant_id, line_id) references agent_lines (tenant_id, id)
);
create index agent_line_agents_line on agent_line_agents (tenant_id, line_id);
grant select, insert on agent_line_agents to marquee_gateway;

create table agent_rebates (
  tenant_id text not null,
  member_id text not null,
  -- In hundredths of a percent.
  rebate int not null check (rebate between 0 and 10000),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
grant select, insert, update, delete on agent_rebates to marquee_gateway;

-- What happens to the money of members under an agent, besides play, and who registers: read once, in the order (xid, sequence), as
-- settled stakes are. No foreign keys, for the same reason.
create table team_events (
  xid xid8 not null default pg_current_xact_id(),
  sequence bigint generated always as identity,
  tenant_id text not null,
  member_id text not null,
  line_id bigint not null,
  kind text not null check (kind in ('REGISTRATION', 'DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REBATE', 'SALARY')),
  currency text not null,
  amount bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (xid, sequence)
);
grant select, insert, delete on team_events to marquee_gateway;

alter table members
  add column line_id bigint,
  add foreign key (tenant_id, line_id) references agent_lines (tenant_id, id);

create temp table placed as
with recursive tree as (
  select m.tenant_id, m.id, case when m.kind in (1, 2) then array[m.id] else '{}'::text[] end as agents, array[m.id] as path
  from members m where m.upline_id is null
  union all
  select m.tenant_id, m.id, case when m.kind in (1, 2) then t.agents || m.id else t.agents end, t.path || m.id
  from members m join tree t on t.tenant_id = m.tenant_id and t.id = m.upline_id
  where m.id <> all (t.path)
)
select tenant_id, id, agents from tree where agents <> '{}';
insert into agent_lines (tenant_id, agent_id, agents)
select distinct tenant_id, agents[cardinality(agents)], agents from placed;
insert into agent_line_agents (tenant_id, agent_id, line_id, depth)
select l.tenant_id, a.agent, l.id, cardinality(l.agents) - a.number
from agent_lines l cross join lateral unnest(l.agents) with ordinality as a(agent, number);
update members m set line_id = l.id
from placed p join agent_lines l on l.tenant_id = p.tenant_id and l.agents = p.agents
where m.tenant_id = p.tenant_id and m.id = p.id;
drop table placed;
create index members_line on members (tenant_id, line_id) where line_id is not null;
`,
};
