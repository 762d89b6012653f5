import type { Migration } from "@marquee/database";

/** Transfers between main and vendor wallets (WL-04), and how far each vendor's plays are in the ledger. */
export const vendorTransfersMigration: Migration = {
  name: "070-vendor-transfers",
  sql: `
create table vendor_transfers (
  tenant_id text not null,
  transfer_id text not null,
  member_id text not null,
  vendor text not null,
  direction text not null check (direction in ('IN', 'OUT')),
  currency text not null,
  amount int8 not null check (amount > 0),
  state text not null check (state in ('CREATED', 'SENT', 'PENDING', 'SUCCESS', 'FAILED')),
  reason text not null default '',
  -- To the millisecond, as pages name a place in the list.
  created_at timestamptz(3) not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  -- When the vendor is asked next what became of it.
  ask_at timestamptz not null,
  asked int not null default 0,
  primary key (tenant_id, transfer_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
-- One open transfer of a wallet at a time: what it holds is not known in between.
create unique index vendor_transfers_open on vendor_transfers (tenant_id, member_id, vendor) where state in ('CREATED', 'SENT', 'PENDING');
create index vendor_transfers_waiting on vendor_transfers (ask_at) where state in ('CREATED', 'SENT', 'PENDING');
create index vendor_transfers_member on vendor_transfers (tenant_id, member_id, created_at desc, transfer_id);
create index vendor_transfers_of_merchant on vendor_transfers (tenant_id, created_at desc, transfer_id desc);
create index vendor_transfers_by_state on vendor_transfers (tenant_id, state, created_at desc, transfer_id desc);
grant select, insert, update on vendor_transfers to marquee_gateway;

create table vendor_places (
  tenant_id text not null,
  vendor text not null,
  position int8 not null,
  primary key (tenant_id, vendor)
);
grant select, insert, update on vendor_places to marquee_gateway;
`,
};
