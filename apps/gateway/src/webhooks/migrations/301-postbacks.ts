import type { Migration } from "@marquee/database";

/** Endpoints of members beside those of merchants (contract 3.9.7): each is told only of what names it. */
export const postbacksMigration: Migration = {
  name: "301-postbacks",
  sql: `
alter table webhook_endpoints
  -- Whose it is; null for the merchant's own.
  add column member_id text,
  add foreign key (tenant_id, member_id) references members (tenant_id, id);
create unique index webhook_endpoints_member on webhook_endpoints (tenant_id, member_id) where member_id is not null;
`,
};
