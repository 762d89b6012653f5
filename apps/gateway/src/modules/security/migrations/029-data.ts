import type { Migration } from "@marquee/database";

/** Exports of members' data, and what is kept of a deleted account (decision 058). */
export const dataMigration: Migration = {
  name: "029-data",
  sql: `
create table data_exports (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  state text not null check (state in ('WAITING', 'READY', 'FAILED', 'EXPIRED')),
  file_id uuid,
  bytes int not null default 0 check (bytes >= 0),
  tries int not null default 0 check (tries >= 0),
  asked_at timestamptz not null default clock_timestamp(),
  -- Somebody makes it until then; afterwards another gateway may.
  taken_until timestamptz not null default '-infinity',
  ready_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
-- One at a time: of two requests at once the second finds the first one's.
create unique index data_exports_waiting on data_exports (tenant_id, member_id) where state = 'WAITING';
create index data_exports_member on data_exports (tenant_id, member_id, asked_at);
create index data_exports_due on data_exports (taken_until) where state = 'WAITING';
create index data_exports_ready on data_exports (ready_at) where state = 'READY';
grant select, insert, update, delete on data_exports to marquee_gateway;

alter table members
  add column legal_hold boolean not null default false,
  add column erase_asked_at timestamptz,
  add column erased_at timestamptz;
-- All sessions of a player, ended ones too: which providers may have rounds of theirs.
create index game_sessions_of_player on game_sessions (tenant_id, player_id, provider);
create index members_to_erase on members (erase_asked_at) where erase_asked_at is not null and erased_at is null;
`,
};
