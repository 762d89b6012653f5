import type { Migration } from "@marquee/database";

/** Members' files, and what a member sets in the security centre. */
export const accountMigration: Migration = {
  name: "028-account",
  sql: `
create table stored_files (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  purpose text not null check (purpose in ('AVATAR', 'DOCUMENT', 'EXPORT')),
  key text not null,
  type text not null,
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, member_id, purpose, key),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index stored_files_key on stored_files (key);
create index stored_files_age on stored_files (created_at);
grant select, insert, delete on stored_files to marquee_gateway;

-- Guests of free play share their made-up names; a member's name is like no other one's, whatever its capitals.
alter table members
  add column nickname_key text generated always as (lower(normalize(nickname, NFKC))) stored,
  add column avatar_upload uuid,
  add column preferences jsonb not null default '{}',
  add column if not exists payment_password_hash text,
  add column email_confirmed_at timestamptz,
  add column mobile_confirmed_at timestamptz,
  add column identity_confirmed_at timestamptz;
create unique index members_nickname on members (tenant_id, nickname_key) where kind <> 4;
`,
};
