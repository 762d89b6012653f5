import type { Migration } from "@marquee/database";

/**
 * What staff set of vendors and games beside what was there: a vendor's state and mark, what players read in maintenance. Order, marks
 * and weights stand in the rows of games themselves, which no brand writes; a counter tells gateways when to read them again.
 */
export const gameDeskMigration: Migration = {
  name: "043-game-desk",
  sql: `
alter table vendors add column is_new boolean not null default false;
alter table vendors add column state text not null default 'ON';
alter table vendors add column message text;
alter table vendors add constraint vendors_state check (state in ('ON', 'MAINTENANCE', 'OFF'));
alter table vendors add constraint vendors_message check (message is null or (state = 'MAINTENANCE' and length(message) between 1 and 200));

alter table games add column message text;
alter table games add constraint games_message check (message is null or (state = 'MAINTENANCE' and length(message) between 1 and 200));

-- Pages of the back office go through a merchant's games in its order.
create index games_order on games (tenant_id, position, node_id);

-- A merchant's games and vendors are kept in every gateway's memory: without a row they are as they were first read.
create table game_catalogues (
  tenant_id text primary key references merchants (id),
  version bigint not null check (version > 0)
);
grant select, insert, update on game_catalogues to marquee_gateway;
`,
};
