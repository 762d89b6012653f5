import type { Migration } from "@marquee/database";

/** Who decided about a bill, whether it was paid outside, and indexes for the lists of staff, as 151 makes them for withdrawals. */
export const billDeskMigration: Migration = {
  name: "294-bill-desk",
  sql: `
alter table bills
  -- Of the two people who approve it, or note that it was paid outside.
  add column first_approver text,
  add column decided_by text,
  add column paid_outside boolean not null default false;
create index bills_of_member on bills (tenant_id, member_id, created_at desc, bill_no desc);
create index bills_by_kind on bills (tenant_id, kind, created_at desc, bill_no desc);
create index bills_by_payer on bills (tenant_id, payer, created_at desc, bill_no desc);
create index bills_by_decider on bills (tenant_id, decided_by, created_at desc, bill_no desc) where decided_by is not null;
create index bills_by_amount on bills (tenant_id, currency, amount desc, bill_no desc);
create index contracts_of_merchant on contracts (tenant_id, created_at desc, id desc);
create index contracts_of_house on contracts (tenant_id, created_at desc, id desc) where upline_id is null;
`,
};
