import type { Migration } from "@marquee/database";

/** A session knows whether a passkey opened it, so that the same passkey is not its second factor; logins that wait begin anew. */
export const passkeysBehindMigration: Migration = {
  name: "140-passkeys-behind",
  sql: `
alter table staff_sessions add column by_passkey boolean not null default false;
update staff_sessions set ended_at = clock_timestamp() where pending = 'SECOND_FACTOR' and ended_at is null;
alter table staff_security_log drop constraint staff_security_log_event_check;
alter table staff_security_log add constraint staff_security_log_event_check check (event in ('login.succeeded', 'login.challenged',
  'login.failed', 'login.refused', 'code.failed', 'proof.failed', 'login.locked', 'unlocked', 'session.logout', 'session.ended',
  'session.over', 'invitation.sent', 'invitation.accepted', 'password.changed', 'app.added', 'app.removed', 'recovery.code.used',
  'passkey.added', 'passkey.removed', 'passkey.behind', 'access.reset'));
`,
};
