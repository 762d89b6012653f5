import type { Migration } from "@marquee/database";

/** Audiences that staff have named. */
export const segmentsMigration: Migration = {
  name: "202-segments",
  sql: `
create table segments (
  tenant_id text not null references merchants (id),
  id text not null,
  version int not null default 1,
  name text not null,
  -- By foldText of the contract: of a merchant no two segments are called alike.
  folded_name text not null,
  rules jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, folded_name)
);
grant select, insert, update, delete on segments to marquee_gateway;
`,
};
