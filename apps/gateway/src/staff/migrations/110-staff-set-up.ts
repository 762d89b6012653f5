import type { Migration } from "@marquee/database";

/**
 * A second factor is set up after an invitation alone (decision 090). Who has none when this lands is owed an invitation; sessions in
 * which a password alone could set one up end.
 */
export const staffSetUpMigration: Migration = {
  name: "110-staff-set-up",
  sql: `
alter table staff add column invitation_owed boolean not null default false;
update staff s set invitation_owed = true
where s.state in ('ACTIVE', 'DISABLED')
  and not exists (select from staff.second_factors f where f.member_id = s.id::text and f.confirmed_at is not null)
  and not exists (select from staff.passkeys p where p.member_id = s.id::text);
update staff_sessions set ended_at = clock_timestamp() where pending = 'SECOND_FACTOR_SETUP' and ended_at is null;
`,
};
