import type { Migration } from "@marquee/database";

/** Messages to members inside the site (decision 084): a template's name and its values, written in no language yet. */
export const inboxMigration: Migration = {
  name: "094-inbox",
  sql: `
create table inbox_messages (
  tenant_id text not null,
  id uuid not null,
  position bigint generated always as identity,
  member_id text not null,
  template text not null check (length(template) between 1 and 100),
  values jsonb not null check (jsonb_typeof(values) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create index inbox_messages_member on inbox_messages (tenant_id, member_id, position desc);
create index inbox_messages_unread on inbox_messages (tenant_id, member_id) where read_at is null;
create index inbox_messages_age on inbox_messages (created_at);
grant select, insert, update, delete on inbox_messages to marquee_gateway;
`,
};
