import type { Migration } from "@marquee/database";

/**
 * Who decided about a deposit, and indexes for the lists of staff: by each number of an order, by who decided, by what a list is narrowed
 * to, and by amount within a currency.
 */
export const orderListsMigration: Migration = {
  name: "150-order-lists",
  sql: `
alter table deposits add column decided_by text;
create index deposits_by_reference on deposits (tenant_id, provider_ref) where provider_ref is not null;
create index deposits_by_linked on deposits (tenant_id, linked_order_no) where linked_order_no is not null;
create index deposits_by_decider on deposits (tenant_id, decided_by, created_at desc, order_no desc) where decided_by is not null;
create index deposits_by_type on deposits (tenant_id, type, created_at desc, order_no desc);
create index deposits_by_provider on deposits (tenant_id, provider, created_at desc, order_no desc);
create index deposits_by_amount on deposits (tenant_id, currency, amount desc, order_no desc);
create index vendor_transfers_by_vendor on vendor_transfers (tenant_id, vendor, created_at desc, transfer_id desc);
create index vendor_transfers_by_amount on vendor_transfers (tenant_id, currency, amount desc, transfer_id desc);
`,
};
