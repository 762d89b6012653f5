import type { Migration } from "@marquee/database";

/** The gateways' secrets, sealed by a key that is not in the database (decision 044). */
export const sealedSecretsMigration: Migration = {
  name: "013-sealed-secrets",
  sql: `
create table sealed_secrets (
  name text primary key,
  sealed text not null,
  sealed_at timestamptz not null default clock_timestamp()
);
grant select, insert, update on sealed_secrets to marquee_gateway;
`,
};
