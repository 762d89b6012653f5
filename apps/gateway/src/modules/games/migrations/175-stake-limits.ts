import type { Migration } from "@marquee/database";

/**
 * The smallest and the largest stake that a merchant takes at a vendor in one category (`RNG/LUNA`) or at a game (its code), by currency, in
 * 1/10,000 of the unit. They only narrow what the platform's table of currencies allows.
 */
export const stakeLimitsMigration: Migration = {
  name: "175-stake-limits",
  sql: `
create table stake_limits (
  tenant_id text not null references merchants (id),
  scope text not null,
  subject text not null,
  currency text not null,
  min_stake bigint,
  max_stake bigint,
  primary key (tenant_id, scope, subject, currency),
  constraint stake_limits_scope check (scope in ('VENDOR', 'GAME')),
  constraint stake_limits_some check (min_stake is not null or max_stake is not null),
  constraint stake_limits_positive check (min_stake > 0 and max_stake > 0),
  constraint stake_limits_order check (min_stake <= max_stake)
);
grant select, insert, update, delete on stake_limits to marquee_gateway;
`,
};
