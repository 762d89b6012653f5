import type { Migration } from "@marquee/database";

/** Rounds of the last days that may stand on a board of winners (decision 154). */
export const boardRoundsMigration: Migration = {
  name: "330-board-rounds",
  sql: `
-- Up to where the stream of settled stakes is read for boards.
create table board_places (
  single boolean primary key default true check (single),
  xid xid8 not null,
  sequence bigint not null
);
insert into board_places (xid, sequence) values ('0', 0);
grant select, update on board_places to marquee_gateway;

-- What a round has staked and paid: all that paid more than was staked, and all of vendors that tell stakes and wins one by one.
create table board_rounds (
  tenant_id text not null,
  member_id text not null,
  game_code text not null,
  round_id text not null,
  currency text not null,
  category text not null,
  stake int8 not null,
  win int8 not null,
  -- Something of it was taken back.
  taken_back boolean not null,
  at timestamptz not null,
  primary key (tenant_id, member_id, game_code, round_id, currency)
);
create index board_rounds_won on board_rounds (tenant_id, currency, win, round_id, member_id, game_code) where win > stake and not taken_back;
create index board_rounds_won_of on board_rounds (tenant_id, currency, category, win, round_id, member_id, game_code)
  where win > stake and not taken_back;
create index board_rounds_old on board_rounds (at);
grant select, insert, update, delete on board_rounds to marquee_gateway;
`,
};
