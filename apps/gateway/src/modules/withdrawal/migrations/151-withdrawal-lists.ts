import type { Migration } from "@marquee/database";

/** Who decided about a withdrawal, and indexes for the lists of staff, as 150 makes them for deposits. */
export const withdrawalListsMigration: Migration = {
  name: "151-withdrawal-lists",
  sql: `
alter table withdrawals add column decided_by text;
create index withdrawals_by_reference on withdrawals (tenant_id, provider_ref) where provider_ref is not null;
create index withdrawals_by_linked on withdrawals (tenant_id, linked_order_no) where linked_order_no is not null;
create index withdrawals_by_decider on withdrawals (tenant_id, decided_by, created_at desc, order_no desc) where decided_by is not null;
create index withdrawals_by_type on withdrawals (tenant_id, type, created_at desc, order_no desc);
create index withdrawals_by_provider on withdrawals (tenant_id, provider, created_at desc, order_no desc);
create index withdrawals_by_amount on withdrawals (tenant_id, currency, amount desc, order_no desc);
`,
};
