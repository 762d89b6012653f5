import type { Migration } from "@marquee/database";

/** What a member sees of the sessions, and the hashes of earlier passwords. */
export const securityMigration: Migration = {
  name: "022-security",
  sql: `
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text not null default '' check (length(user_agent) <= 160);
create unique index sessions_id on sessions (tenant_id, id);

create table password_history (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  password_hash text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index password_history_member on password_history (tenant_id, member_id, id);
grant select, insert, delete on password_history to marquee_gateway;
`,
};
