import type { Migration } from "@marquee/database";

/** Pages that only owners of a code see (X-36, decision 174). */
export const hiddenPagesMigration: Migration = {
  name: "389-hidden-pages",
  sql: `
alter table promotion_pages add column is_hidden boolean not null default false;
alter table promotion_pages add check (not is_hidden or trigger is not distinct from 'CODE');
`,
};
