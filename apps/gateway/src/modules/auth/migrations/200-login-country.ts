import type { Migration } from "@marquee/database";

/** From which country a member logged in last, by which an audience is chosen. */
export const loginCountryMigration: Migration = {
  name: "200-login-country",
  sql: `
alter table members add column login_country text;
`,
};
