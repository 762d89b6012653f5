import type { Migration } from "@marquee/database";

/** The file that a mail brings: kept until the mail is sent or given up. */
export const messageAttachmentsMigration: Migration = {
  name: "086-message-attachments",
  sql: `
create table message_attachments (
  tenant_id text not null,
  message_id uuid not null,
  name text not null check (name ~ '^[a-z0-9-]{1,60}[.]pdf$'),
  content bytea not null check (length(content) <= 2000000),
  primary key (tenant_id, message_id),
  foreign key (tenant_id, message_id) references outgoing_messages (tenant_id, id) on delete cascade
);
grant select, insert, delete on message_attachments to marquee_gateway;
`,
};
