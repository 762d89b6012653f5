import type { Migration } from "@marquee/database";

/** The editors' rows of games (X-28): per merchant, in its order, with names by language. */
export const collectionsMigration: Migration = {
  name: "044-collections",
  sql: `
create table collections (
  tenant_id text not null references merchants (id),
  id uuid not null,
  -- By language; English is always there.
  names jsonb not null check (names ? 'EN'),
  place text not null check (place in ('HOME', 'ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT', 'INHOUSE')),
  position int not null,
  visible boolean not null,
  countries jsonb not null check (jsonb_typeof(countries) = 'array'),
  primary key (tenant_id, id)
);

create table collection_games (
  tenant_id text not null,
  collection_id uuid not null,
  node_id text not null,
  position int not null,
  primary key (tenant_id, collection_id, node_id),
  foreign key (tenant_id, collection_id) references collections (tenant_id, id) on delete cascade,
  foreign key (tenant_id, node_id) references games (tenant_id, node_id) on delete cascade
);
create index collection_games_game on collection_games (tenant_id, node_id);

grant select, insert, update, delete on collections, collection_games to marquee_gateway;
`,
};
