import type { Migration } from "@marquee/database";

/** Invitation codes of agents and players (AP-21): unique within a merchant, regardless of case. */
export const affiliateCodesMigration: Migration = {
  name: "024-affiliate-codes",
  sql: `
create table affiliate_codes (
  tenant_id text not null,
  code_key text not null,
  code text not null,
  kind text not null check (kind in ('AFFILIATE', 'REFERRAL')),
  member_id text not null,
  domain text,
  enabled boolean not null default true,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, code_key),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index affiliate_codes_member on affiliate_codes (tenant_id, member_id);
grant select, insert, update, delete on affiliate_codes to marquee_gateway;

alter table members
  add column upline_id text,
  add foreign key (tenant_id, upline_id) references members (tenant_id, id);
create index members_upline on members (tenant_id, upline_id) where upline_id is not null;
`,
};
