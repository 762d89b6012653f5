import type { Migration } from "@marquee/database";

/** Sessions by when they ended: they are removed a month later, and most of those that are kept are younger. */
export const endedSessionsMigration: Migration = {
  name: "133-ended-sessions",
  sql: `
create index sessions_ended on sessions (ended_at) where ended_at is not null;
`,
};
