import type { Migration } from "@marquee/database";

/** Who works on what waits. A row counts while its session goes on: whoever is idle for half an hour, or leaves, has nothing taken. */
export const takenWorkMigration: Migration = {
  name: "154-taken-work",
  sql: `
create table taken_work (
  tenant_id text not null,
  key text not null,
  subject text not null,
  token_hash text not null references staff_sessions on delete cascade,
  taken_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, key, subject)
);
create index taken_work_session on taken_work (token_hash);

grant select, insert, update, delete on taken_work to marquee_gateway;
`,
};
