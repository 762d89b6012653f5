import type { Migration } from "@marquee/database";

/** Codes sent to a phone or mailbox, counts of sent codes, and sessions that wait for a step. */
export const verificationCodesMigration: Migration = {
  name: "023-verification-codes",
  sql: `
create table verification_codes (
  tenant_id text not null references merchants (id),
  id uuid not null,
  purpose text not null check (purpose in ('REGISTER', 'LOGIN', 'RESET', 'NEW_ADDRESS', 'CHANGE')),
  recipient_key text not null,
  holder_key text not null,
  code_hash text not null,
  tries int not null default 0 check (tries >= 0),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, purpose, recipient_key, holder_key)
);
create index verification_codes_age on verification_codes (created_at);

create table verification_days (
  tenant_id text not null references merchants (id),
  day date not null,
  kind text not null check (kind in ('RECIPIENT', 'ADDRESS', 'MERCHANT')),
  subject_key text not null,
  codes int not null check (codes > 0),
  last_at timestamptz not null,
  primary key (tenant_id, kind, subject_key, day)
);
create index verification_days_age on verification_days (day);

alter table sessions add column pending text check (pending in ('PASSWORD_CHANGE'));

grant select, insert, update, delete on verification_codes, verification_days to marquee_gateway;
`,
};
