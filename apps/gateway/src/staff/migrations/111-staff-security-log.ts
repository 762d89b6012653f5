import type { Migration } from "@marquee/database";

/** The staff security log: append-only for the gateway. Staff belong to no merchant, so it is not the members' one. */
export const staffSecurityLogMigration: Migration = {
  name: "111-staff-security-log",
  sql: `
create table staff_security_log (
  id uuid primary key,
  at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  staff_id uuid not null references staff (id),
  event text not null check (event in ('login.succeeded', 'login.challenged', 'login.failed', 'login.refused', 'code.failed',
    'proof.failed', 'login.locked', 'unlocked', 'session.logout', 'session.ended', 'session.over', 'invitation.sent',
    'invitation.accepted', 'password.changed', 'app.added', 'app.removed', 'recovery.code.used', 'passkey.added', 'passkey.removed',
    'access.reset')),
  actor text,
  address text not null,
  user_agent text not null
);
create index staff_security_log_person on staff_security_log (staff_id, id desc);
grant select, insert on staff_security_log to marquee_gateway;
`,
};
