import type { Migration } from "@marquee/database";

/** Indexes for the lists of identity documents: all, and those of a state, by when they were sent in. */
export const identityListsMigration: Migration = {
  name: "183-identity-lists",
  sql: `
create index identity_checks_newest on identity_checks (tenant_id, date_trunc('milliseconds', submitted_at at time zone 'UTC'), id);
create index identity_checks_state on identity_checks (tenant_id, state, date_trunc('milliseconds', submitted_at at time zone 'UTC'), id);
`,
};
