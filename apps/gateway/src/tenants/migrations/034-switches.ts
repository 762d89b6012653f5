import type { Migration } from "@marquee/database";

/**
 * What a merchant's switches are beside on and off (decision 066): a version by which a change on a stale reading is refused, the
 * nodes' rollouts, owners and notes, and changes planned for later.
 */
export const switchesMigration: Migration = {
  name: "034-switches",
  sql: `
alter table merchants add column version bigint not null default 0 check (version >= 0);

-- Which entry of the audit log raised a merchant's version, so that somebody with an older reading is told what changed since.
create table merchant_changes (
  tenant_id text not null references merchants (id),
  version bigint not null check (version > 0),
  audit_id uuid not null,
  primary key (tenant_id, version),
  foreign key (tenant_id, audit_id) references audit_log (tenant_id, id)
);

-- Not in the tree itself, which every visitor reads. A node without a rollout is for everybody.
create table module_nodes (
  tenant_id text not null references merchants (id),
  mod_id text not null check (length(mod_id) between 1 and 40),
  rollout int check (rollout between 1 and 99),
  owner text check (length(owner) between 1 and 100),
  note text check (length(note) between 1 and 1000),
  primary key (tenant_id, mod_id)
);

-- The local time stays as it was planned, with its zone: rules of zones change between planning and the day itself.
create table planned_changes (
  tenant_id text not null references merchants (id),
  id uuid not null,
  kind text not null check (length(kind) between 1 and 20),
  subject text not null check (length(subject) between 1 and 200),
  wanted jsonb not null,
  restores boolean not null,
  local_time text not null check (local_time ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$'),
  time_zone text not null check (length(time_zone) between 1 and 64),
  state text not null check (state in ('PLANNED', 'DONE', 'CANCELLED', 'FAILED')),
  planned_by text not null check (length(planned_by) between 1 and 100),
  planned_at timestamptz not null default clock_timestamp(),
  ended_by text check (length(ended_by) between 1 and 100),
  ended_at timestamptz,
  failure text,
  primary key (tenant_id, id),
  check ((state = 'PLANNED') = (ended_at is null)),
  check ((state = 'FAILED') = (failure is not null))
);
create index planned_changes_due on planned_changes (local_time) where state = 'PLANNED';
create index planned_changes_age on planned_changes (ended_at) where state <> 'PLANNED';
-- What is switched for a time has one end.
create unique index planned_changes_end on planned_changes (tenant_id, kind, subject) where state = 'PLANNED' and restores;

grant select, insert on merchant_changes to marquee_gateway;
grant select, insert, update, delete on module_nodes to marquee_gateway;
grant select, insert, update, delete on planned_changes to marquee_gateway;
`,
};
