import type { Migration } from "@marquee/database";

/**
 * The betting record's days (decision 075): what each player staked and won in rounds that began on a day and are closed, which is final.
 * Rounds that were not closed yet when their day was added up are named one by one and read as they are.
 */
export const betDaysMigration: Migration = {
  name: "065-bet-days",
  sql: `
create table bet_days (
  tenant_id text not null,
  player_id text not null,
  zone text not null,
  day date not null,
  game_code text not null,
  rounds bigint not null check (rounds > 0),
  staked numeric not null,
  won numeric not null,
  primary key (tenant_id, player_id, zone, day, game_code)
);

create table bet_day_rounds (
  tenant_id text not null,
  player_id text not null,
  zone text not null,
  day date not null,
  provider text not null,
  round_id text not null,
  primary key (tenant_id, player_id, zone, day, provider, round_id)
);

-- Every round that began before the day "until" of a zone is in one of the two.
create table bet_rollups (
  tenant_id text not null,
  zone text not null,
  until date not null,
  primary key (tenant_id, zone)
);

create index game_rounds_player on game_rounds (tenant_id, player_id, realm, opened_at);
-- For the roll-up of a whole day; a new round costs it next to nothing.
create index game_rounds_opened on game_rounds using brin (opened_at) with (autosummarize = on);

grant select, insert on bet_days, bet_day_rounds to marquee_gateway;
grant select, insert, update on bet_rollups to marquee_gateway;
`,
};
