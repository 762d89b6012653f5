import type { Migration } from "@marquee/database";

/** An index for the list of members by their last login; a login changes it, nothing else does. */
export const membersByLoginMigration: Migration = {
  name: "180-members-by-login",
  sql: `
create index members_by_login on members (tenant_id, coalesce(login_at, '-infinity'::timestamptz), id);
`,
};
