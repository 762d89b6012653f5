import type { Migration } from "@marquee/database";

/** The gateways running on this database; each updates its row every few seconds. */
export const gatewaysMigration: Migration = {
  name: "017-gateways",
  sql: `
create table running_gateways (
  id uuid primary key,
  shared_state text not null,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);
grant select, insert, update, delete on running_gateways to marquee_gateway;
`,
};
