import type { Migration } from "@marquee/database";

/** Passwords set by staff, second steps of logins, known networks, password reset links, and one-time codes in addresses. */
export const loginMigration: Migration = {
  name: "026-login",
  sql: `
alter table members
  add column password_kind text not null default 'OWN' check (password_kind in ('OWN', 'GIVEN')),
  add column password_set_at timestamptz,
  add column password_expires_at timestamptz;

-- A login whose first step is done: who, with which password, on which device.
create table login_challenges (
  tenant_id text not null references merchants (id),
  id_hash text not null,
  member_id text not null,
  password_key text not null,
  device_key text not null,
  reason text not null check (reason in ('TWO_FACTOR', 'NEW_IP')),
  methods text not null,
  pending text check (pending in ('PASSWORD_CHANGE')),
  is_expired boolean not null,
  tries int not null default 0 check (tries >= 0),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id_hash),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index login_challenges_age on login_challenges (created_at);

create table second_factors (
  tenant_id text not null,
  member_id text not null,
  sealed text not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- The newest time step whose code was taken: none is taken twice.
  last_step int not null default 0,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);

create table recovery_codes (
  tenant_id text not null,
  member_id text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (tenant_id, member_id, code_hash),
  foreign key (tenant_id, member_id) references second_factors (tenant_id, member_id) on delete cascade
);

create table known_networks (
  tenant_id text not null,
  member_id text not null,
  network_key text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id, network_key),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index known_networks_age on known_networks (seen_at);

create table password_resets (
  tenant_id text not null,
  token_hash text not null,
  member_id text not null,
  password_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index password_resets_age on password_resets (created_at);

create table login_codes (
  tenant_id text not null,
  code_hash text not null,
  member_id text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, code_hash),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index login_codes_age on login_codes (created_at);

grant select, insert, update, delete
  on login_challenges, second_factors, recovery_codes, known_networks, password_resets, login_codes to marquee_gateway;
`,
};
