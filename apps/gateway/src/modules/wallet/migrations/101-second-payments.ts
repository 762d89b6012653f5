import type { Migration } from "@marquee/database";

/**
 * A payment that comes beside the one that paid an order is an order of its own in review, which names the first one. What a provider says against
 * what is stored stays with the order until staff have settled it.
 */
export const secondPaymentsMigration: Migration = {
  name: "101-second-payments",
  sql: `
alter table deposits add column linked_order_no text;
alter table deposits add column contradiction text not null default '';
alter table deposits add foreign key (tenant_id, linked_order_no) references deposits (tenant_id, order_no);
create index deposits_contradicted on deposits (tenant_id, created_at desc) where contradiction <> '';
`,
};
