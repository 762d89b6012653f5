import type { Migration } from "@marquee/database";

/** Who has approved a gift without a second person, by mail address (X-34, decision 163). */
export const giftsGivenAloneMigration: Migration = {
  name: "372-gifts-given-alone",
  sql: `
-- What one person gives alone within a day stays below what two people pay out.
alter table promotion_applications add column given_alone_by text;
create index promotion_applications_alone on promotion_applications (tenant_id, given_alone_by, decided_at) where given_alone_by is not null;
`,
};
