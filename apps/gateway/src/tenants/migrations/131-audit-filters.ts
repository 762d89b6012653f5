import type { Migration } from "@marquee/database";

/** The filters of the audit log by how an action begins and by days, and the newest lines. */
export const auditFiltersMigration: Migration = {
  name: "131-audit-filters",
  sql: `
create index audit_log_action on audit_log (tenant_id, action collate "C", number);
create index audit_log_time on audit_log (tenant_id, at, number);
-- The chain is followed part by part now.
drop function find_broken_audit(text);
`,
};
