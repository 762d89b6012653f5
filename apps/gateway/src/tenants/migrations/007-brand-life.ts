import type { Migration } from "@marquee/database";

/**
 * The life of a brand after its first release: its id may change while the merchant's stays, its site may be retired, and a
 * host that it moved away from sends its visitors on. A row without a brand has the merchant's own id, as older programs write it.
 */
export const brandLifeMigration: Migration = {
  name: "007-brand-life",
  sql: `
alter table merchants add column brand text;
create unique index merchants_brand on merchants (coalesce(brand, id));
alter table merchants add column retired jsonb;
alter table merchant_hosts add column moved boolean not null default false;
`,
};
