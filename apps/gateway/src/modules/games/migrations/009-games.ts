import type { Migration } from "@marquee/database";

/**
 * A game is one record (decision 039): who plays it, its look, mechanic, mathematical model, return and volatility, and how
 * much of a stake at it counts towards turnover, in per cent. Games that are there get what was worked out of their codes
 * until now, so that none of them changes; the values are spelt out because later models may differ.
 */
export const gamesMigration: Migration = {
  name: "009-games",
  sql: `
alter table games add column provider text;
alter table games add column theme text;
alter table games add column mechanic text;
alter table games add column model text;
alter table games add column rtp int;
alter table games add column volatility text;
alter table games add column weight int;

-- FNV-1a of a text's characters, 32 bits.
create function game_code_hash(p_code text) returns bigint language plpgsql immutable as $$
declare
  hash bigint := 2166136261;
begin
  for at in 1 .. length(p_code) loop
    hash := ((hash # ascii(substr(p_code, at, 1))) * 16777619) & 4294967295;
  end loop;
  return hash;
end $$;

with chosen as (
  select tenant_id, node_id, (hash % 6)::int as look, (hash / 6 % 10)::int as model
  from (select tenant_id, node_id, game_code_hash(code) as hash from games offset 0) hashed
), models (number, id, mechanic, rtp, volatility) as (values
  (0, 'classic-calm', 'MULTIPLIER', 9557, 'LOW'),
  (1, 'classic-bold', 'MULTIPLIER', 9546, 'MEDIUM'),
  (2, 'voyage-calm', 'FREESPIN', 9692, 'MEDIUM'),
  (3, 'voyage-bold', 'FREESPIN', 9567, 'HIGH'),
  (4, 'lantern-calm', 'PICK', 9545, 'LOW'),
  (5, 'lantern-bold', 'PICK', 9583, 'MEDIUM'),
  (6, 'tumble-calm', 'TUMBLE', 9661, 'LOW'),
  (7, 'tumble-bold', 'TUMBLE', 9486, 'MEDIUM'),
  (8, 'treasure-calm', 'RESPIN', 9516, 'HIGH'),
  (9, 'treasure-bold', 'RESPIN', 9536, 'HIGH')
)
update games g set provider = 'MARQ', weight = 100,
  theme = (array['gems', 'fruits', 'sea', 'lanterns', 'sports', 'night'])[chosen.look + 1],
  mechanic = models.mechanic, model = models.id, rtp = models.rtp, volatility = models.volatility
from chosen join models on models.number = chosen.model
where g.tenant_id = chosen.tenant_id and g.node_id = chosen.node_id;

drop function game_code_hash;

alter table games alter column provider set not null;
alter table games alter column weight set not null;
alter table games add constraint games_provider check (provider ~ '^[A-Z0-9]{2,16}$');
alter table games add constraint games_theme check (theme ~ '^[a-z][a-z0-9-]{0,39}$');
alter table games add constraint games_mechanic check (mechanic in ('MULTIPLIER', 'FREESPIN', 'PICK', 'TUMBLE', 'RESPIN'));
alter table games add constraint games_model check (model ~ '^[a-z][a-z0-9-]{0,39}$');
alter table games add constraint games_rtp check (rtp between 1 and 10000);
alter table games add constraint games_volatility check (volatility in ('LOW', 'MEDIUM', 'HIGH'));
alter table games add constraint games_weight check (weight between 0 and 100);
-- What another provider plays may be known by its code alone.
alter table games add constraint games_record check (provider <> 'MARQ'
  or (theme is not null and mechanic is not null and model is not null and rtp is not null and volatility is not null));

-- The few games that are not plainly on are read after every switch.
create index games_not_on on games (tenant_id, node_id) where state <> 'ON';
`,
};
