import type { Migration } from "@marquee/database";

/** On which sides of a round's markets players have staked, for the check on opposite stakes. */
export const stakeSidesMigration: Migration = {
  name: "093-stake-sides",
  sql: `
create table stake_sides (
  tenant_id text not null,
  provider text not null,
  round_id text not null,
  market text not null,
  side text not null,
  player_id text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, provider, round_id, market, player_id, side)
);
create index stake_sides_of_player on stake_sides (tenant_id, player_id, at);
create index stake_sides_by_age on stake_sides (at);
grant select, insert, delete on stake_sides to marquee_gateway;
`,
};
