import type { Migration } from "@marquee/database";

/** Exports (decision 070): what was asked for, how far it is, and who makes it. The file is in the file store, in parts. */
export const exportsMigration: Migration = {
  name: "041-exports",
  sql: `
create table exports (
  tenant_id text not null references merchants (id),
  id uuid not null unique,
  list text not null,
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  -- Permissions that what stands in the file takes, beside the list's own.
  permissions text[] not null,
  state text not null check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED', 'EXPIRED')),
  asked_by uuid not null references staff (id),
  -- Whole milliseconds, as in the cursors of lists.
  asked_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  rows int not null default 0 check (rows >= 0),
  total int check (total >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  parts int not null default 0 check (parts >= 0),
  -- Where the next part begins in the list.
  place text,
  finished_at timestamptz,
  expires_at timestamptz,
  held_by uuid,
  held_until timestamptz,
  primary key (tenant_id, id),
  check ((held_by is null) = (held_until is null)),
  check (state <> 'DONE' or (finished_at is not null and expires_at is not null))
);
create index exports_newest on exports (tenant_id, asked_at desc, id desc);
create index exports_open on exports (asked_at) where state in ('WAITING', 'RUNNING');
create index exports_done on exports (expires_at) where state = 'DONE';
grant select, insert, update, delete on exports to marquee_gateway;
`,
};
