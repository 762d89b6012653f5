import type { Migration } from "@marquee/database";

/**
 * An agent's own line in each line: the beginning of it that ends with the agent. Figures of hours name it, so that an upline sees what has
 * settled under it, and nothing of before or after. Lists of a team read the newest of each line.
 */
export const ownLinesMigration: Migration = {
  name: "230-own-lines",
  sql: `
alter table agent_line_agents add column own_line_id bigint;
update agent_line_agents a set own_line_id = o.id
from agent_lines l, agent_lines o
where l.tenant_id = a.tenant_id and l.id = a.line_id and o.tenant_id = a.tenant_id
  and o.agents = l.agents[1 : cardinality(l.agents) - a.depth];
alter table agent_line_agents alter column own_line_id set not null;

alter table agent_hours add column line_id bigint not null;
alter table agent_hours drop constraint agent_hours_pkey, add primary key (tenant_id, agent_id, currency, hour, line_id);

alter table team_events drop constraint team_events_kind_check;
alter table team_events add constraint team_events_kind_check check (kind in
  ('REGISTRATION', 'DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REBATE', 'SALARY', 'DIVIDEND', 'TRANSFER', 'ADJUSTMENT'));
create index team_events_line on team_events (tenant_id, line_id, at desc, sequence desc);
create index settled_stakes_line on settled_stakes (tenant_id, line_id, at desc, sequence desc) where line_id is not null;
`,
};
