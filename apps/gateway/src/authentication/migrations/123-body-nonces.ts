import type { Migration } from "@marquee/database";

/** Used nonces of encrypted bodies (decision 101), as hashes: a nonce may hold any letters. */
export const bodyNoncesMigration: Migration = {
  name: "123-body-nonces",
  sql: `
create table body_nonces (
  tenant_id text not null,
  nonce_hash text not null check (length(nonce_hash) = 43),
  used_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, nonce_hash)
);
create index body_nonces_age on body_nonces (used_at);
grant select, insert, delete on body_nonces to marquee_gateway;
`,
};
