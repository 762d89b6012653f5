import type { Migration } from "@marquee/database";

/** Offers that staff sent to members who asked for offers: what was sent, by whom, and to how many. */
export const offersMigration: Migration = {
  name: "088-offers",
  sql: `
create table offers (
  tenant_id text not null references merchants (id),
  id uuid not null,
  sent_by text not null check (length(sent_by) between 1 and 254),
  subject text not null check (length(subject) between 1 and 120),
  content text not null check (length(content) between 1 and 1000),
  sent int not null default 0 check (sent >= 0),
  left_out int not null default 0 check (left_out >= 0),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
grant select, insert, update on offers to marquee_gateway;

-- Exclusions give up the offers that still wait, at once.
create index outgoing_messages_waiting_to on outgoing_messages (tenant_id, recipient) where state = 'WAITING';
`,
};
