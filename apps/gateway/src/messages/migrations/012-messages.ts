import type { Migration } from "@marquee/database";

/** Messages to people outside: a row first, sent by a job (decision 043). */
export const messagesMigration: Migration = {
  name: "012-messages",
  sql: `
create table outgoing_messages (
  tenant_id text not null references merchants (id),
  id uuid not null,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null check (length(recipient) between 1 and 254),
  template text not null,
  language text not null,
  values jsonb not null,
  state text not null check (state in ('WAITING', 'SENT', 'FAILED')),
  tries int not null check (tries >= 0),
  next_try_at timestamptz not null default clock_timestamp(),
  request_id text,
  failure text,
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  masked_at timestamptz,
  primary key (tenant_id, id)
);
create index outgoing_messages_waiting on outgoing_messages (next_try_at) where state = 'WAITING';
create index outgoing_messages_unmasked on outgoing_messages (created_at) where masked_at is null;
create index outgoing_messages_age on outgoing_messages (created_at);
grant select, insert, update, delete on outgoing_messages to marquee_gateway;
`,
};
