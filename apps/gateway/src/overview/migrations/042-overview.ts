import type { Migration } from "@marquee/database";

/**
 * Roll-ups of the ledger for the overview (decision 070): what was staked and won in each quarter of an hour, which all zones' hours and
 * days consist of, and who staked in it. They are made of hours to which the ledger adds nothing any more; what is newer is read from
 * the ledger itself.
 */
export const overviewMigration: Migration = {
  name: "042-overview",
  sql: `
create table overview_quarters (
  tenant_id text not null,
  asset text not null,
  start timestamptz not null,
  staked numeric not null,
  won numeric not null,
  primary key (tenant_id, asset, start)
);
create index overview_quarters_age on overview_quarters (start);

create table overview_players (
  tenant_id text not null,
  start timestamptz not null,
  account text not null,
  primary key (tenant_id, start, account)
);
create index overview_players_age on overview_players (start);

-- One row: every quarter before "until" is rolled up.
create table overview_state (id int primary key check (id = 1), until timestamptz not null);
insert into overview_state values (1, '-infinity');

create index members_registered on members (tenant_id, registered_at);
create index game_rounds_open on game_rounds (tenant_id) where state = 'OPEN' and realm = 'real';

grant select, insert, delete on overview_quarters, overview_players to marquee_gateway;
grant select, update on overview_state to marquee_gateway;
`,
};
