import type { Migration } from "@marquee/database";

/**
 * Indexes in the order in which a team is listed: direct downlines by kind and name, and names under each line. So a page of a hundred
 * thousand costs what a page of a hundred does, and a search reads the names of its own team alone, however many others share their
 * beginning. They take the places of those by upline and by line, whose columns they begin with.
 */
export const teamListsMigration: Migration = {
  name: "281-team-lists",
  sql: `
create index members_direct on members (tenant_id, upline_id, (kind in (1, 2)) desc, username_key) where upline_id is not null;
create index members_line_name on members (tenant_id, line_id, username_key collate "C") where line_id is not null;
drop index members_upline;
drop index members_line;
`,
};
