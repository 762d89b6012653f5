import type { Migration } from "@marquee/database";

/** Whether the password opened a session: no other way in sets a new password without the old one. */
export const passwordTypedMigration: Migration = {
  name: "113-password-typed",
  sql: `
alter table sessions add column password_typed boolean not null default false;
alter table login_challenges add column password_typed boolean not null default false;
`,
};
