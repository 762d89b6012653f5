import type { Migration } from "@marquee/database";

/** Passkeys, and hashes of stolen passwords: eight bytes of each, grouped by the first twenty bits (decision 057). */
export const credentialsMigration: Migration = {
  name: "027-credentials",
  sql: `
create table passkeys (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports text not null,
  user_agent text not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index passkeys_member on passkeys (tenant_id, member_id);

create table breached_passwords (
  prefix int primary key check (prefix between 0 and 1048575),
  hashes bytea not null check (length(hashes) % 8 = 0)
);
grant select, insert, update, delete on passkeys, breached_passwords to marquee_gateway;
`,
};
