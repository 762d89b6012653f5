import type { Migration } from "@marquee/database";

/** Jobs: the queue's own schema, each job's outcome, and completed periods (decision 042). */
export const jobsMigration: Migration = {
  name: "011-jobs",
  sql: `
create schema jobs authorization marquee_gateway;

create table job_states (
  name text primary key,
  last_run_at timestamptz,
  last_milliseconds int check (last_milliseconds >= 0),
  runs bigint not null default 0 check (runs >= 0),
  failures bigint not null default 0 check (failures between 0 and runs),
  last_failed_at timestamptz,
  last_failure text
);

-- Work of a kind for a subject in a period is done once, whoever runs it. An empty tenant is the platform itself.
create table periods (
  tenant_id text not null,
  kind text not null,
  subject text not null,
  start timestamptz not null,
  claimed_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, kind, subject, start)
);
create index periods_age on periods (claimed_at);
grant select, insert, update on job_states to marquee_gateway;
grant select, insert, delete on periods to marquee_gateway;
`,
};
