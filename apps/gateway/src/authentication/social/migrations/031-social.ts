import type { Migration } from "@marquee/database";

/** Members' accounts at providers of social sign-in (X-75, LG-21): each is one member's, and a member has one at each provider. */
export const socialMigration: Migration = {
  name: "031-social",
  sql: `
create table social_identities (
  tenant_id text not null,
  issuer text not null,
  subject text not null,
  member_id text not null,
  provider text not null check (provider in ('GOOGLE', 'FACEBOOK', 'TELEGRAM', 'ZALO', 'LINE')),
  name text not null,
  linked_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  primary key (tenant_id, issuer, subject),
  unique (tenant_id, member_id, provider),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
grant select, insert, update, delete on social_identities to marquee_gateway;
`,
};
