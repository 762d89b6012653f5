import type { Migration } from "@marquee/database";

/**
 * The stream of settled stakes: a row when a round is closed, and for play at a vendor's own wallet when it is taken into the ledger; a
 * stake that is taken back afterwards is a row below zero. Rows are written in the transaction that settles, and never change.
 * Their order is (xid, sequence): `xid` is that transaction, by which a reader knows that no earlier one can still add a row.
 * No foreign keys: each round writes a row, and would lock its merchant's and its member's.
 */
export const settledStakesMigration: Migration = {
  name: "080-settled-stakes",
  sql: `
create table settled_stakes (
  xid xid8 not null default pg_current_xact_id(),
  sequence bigint generated always as identity,
  tenant_id text not null,
  member_id text not null,
  vendor text not null,
  category text not null,
  game_code text not null,
  round_id text not null,
  currency text not null,
  stake bigint not null,
  win bigint not null,
  -- How much of the stake counts towards turnover, in percent, and what of it has filled requirements.
  weight int not null check (weight between 0 and 100),
  counted bigint not null default 0,
  at timestamptz not null default clock_timestamp(),
  primary key (xid, sequence)
);
-- What a stake that is taken back has filled.
create index settled_stakes_counted on settled_stakes (tenant_id, member_id, round_id) where counted <> 0;
grant select, insert on settled_stakes to marquee_gateway;

create table turnover_settings (
  tenant_id text primary key references merchants (id),
  settings jsonb not null,
  version int not null check (version > 0)
);
grant select, insert, update on turnover_settings to marquee_gateway;
`,
};
