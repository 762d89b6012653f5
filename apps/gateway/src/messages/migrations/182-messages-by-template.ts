import type { Migration } from "@marquee/database";

/** An index for the list of messages of one template, newest first: rare ones stand far apart. */
export const messagesByTemplateMigration: Migration = {
  name: "182-messages-by-template",
  sql: `
create index outgoing_messages_template on outgoing_messages (tenant_id, template, id);
`,
};
