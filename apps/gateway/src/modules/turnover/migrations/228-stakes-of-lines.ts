import type { Migration } from "@marquee/database";

/** A settled stake keeps the member's place in the tree of agents (contract 3.9.1); stakes of before are in no team. */
export const stakesOfLinesMigration: Migration = {
  name: "228-stakes-of-lines",
  sql: `
alter table settled_stakes add column line_id bigint;
`,
};
