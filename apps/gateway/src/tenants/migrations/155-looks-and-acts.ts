import type { Migration } from "@marquee/database";

/** What people did and what they looked at are read apart: looks are many, and would bury acts. */
export const looksAndActsMigration: Migration = {
  name: "155-looks-and-acts",
  sql: `
create index audit_log_acts on audit_log (tenant_id, number) where not (starts_with(action, 'read ') or starts_with(action, 'view '));
create index audit_log_looks on audit_log (tenant_id, number) where starts_with(action, 'read ') or starts_with(action, 'view ');
`,
};
