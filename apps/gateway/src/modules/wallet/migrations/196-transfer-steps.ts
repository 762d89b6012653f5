import type { Migration } from "@marquee/database";

/** What has happened to a transfer between main and vendor wallet; of former ones, how they began and how they stand. */
export const transferStepsMigration: Migration = {
  name: "196-transfer-steps",
  sql: `
create table vendor_transfer_steps (
  tenant_id text not null,
  order_no text not null,
  step int not null,
  state text not null check (state in ('CREATED', 'SENT', 'PENDING', 'SUCCESS', 'FAILED')),
  at timestamptz not null default clock_timestamp(),
  reason text not null default '',
  primary key (tenant_id, order_no, step),
  foreign key (tenant_id, order_no) references vendor_transfers (tenant_id, transfer_id)
);
grant select, insert on vendor_transfer_steps to marquee_gateway;
insert into vendor_transfer_steps (tenant_id, order_no, step, state, at)
select tenant_id, transfer_id, 0, 'CREATED', created_at from vendor_transfers;
insert into vendor_transfer_steps (tenant_id, order_no, step, state, at, reason)
select tenant_id, transfer_id, 1, state, changed_at, reason from vendor_transfers where state <> 'CREATED';
`,
};
