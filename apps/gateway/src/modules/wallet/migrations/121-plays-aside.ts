import type { Migration } from "@marquee/database";

/** What a vendor told of play and the ledger could not take: set aside for a person, so that all other play goes on. */
export const playsAsideMigration: Migration = {
  name: "121-plays-aside",
  sql: `
create table vendor_plays_aside (
  tenant_id text not null references merchants (id),
  vendor text not null,
  play_id text not null,
  -- The play as the vendor told it.
  play jsonb not null,
  reason text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, vendor, play_id)
);
create index vendor_plays_aside_newest on vendor_plays_aside (tenant_id, vendor, at);
grant select, insert on vendor_plays_aside to marquee_gateway;
`,
};
