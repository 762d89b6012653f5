import type { Migration } from "@marquee/database";

/** When an account was closed: two people of the staff reopen it within 30 days. */
export const closedAtMigration: Migration = {
  name: "166-closed-at",
  sql: `
alter table members add column closed_at timestamptz;
update members m set closed_at = (
  select max(s.at) from security_log s where s.tenant_id = m.tenant_id and s.member_id = m.id and s.event = 'member.closed'
) where m.status = 'CLOSED';
`,
};
