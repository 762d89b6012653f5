import type { Migration } from "@marquee/database";

/** Live chats with support, each with a ticket in which its lines stand (decision 168). */
export const liveChatsMigration: Migration = {
  name: "377-live-chats",
  sql: `
create table live_chats (
  tenant_id text not null,
  ticket_no text not null,
  member_id text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'TALKING', 'ENDED')),
  staff_id text,
  begun_at timestamptz not null default clock_timestamp(),
  -- Since when it waits, or waits again after somebody of staff has left.
  waits_at timestamptz not null default clock_timestamp(),
  taken_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('MEMBER', 'STAFF', 'TIME')),
  member_seen_at timestamptz not null default clock_timestamp(),
  member_typing_at timestamptz,
  member_read_at timestamptz,
  staff_typing_at timestamptz,
  staff_read_at timestamptz,
  stars int check (stars between 1 and 5),
  comment text not null default '',
  primary key (tenant_id, ticket_no),
  foreign key (tenant_id, ticket_no) references tickets (tenant_id, ticket_no) on delete cascade,
  check ((state = 'ENDED') = (ended_at is not null)),
  check ((ended_at is null) = (ended_by is null)),
  check (state <> 'TALKING' or (staff_id is not null and taken_at is not null)),
  check (state <> 'WAITING' or staff_id is null),
  check (stars is null or state = 'ENDED')
);
-- One that has not ended for a member; they are few at any time.
create unique index live_chats_open on live_chats (tenant_id, member_id) where state <> 'ENDED';
create index live_chats_member on live_chats (tenant_id, member_id, begun_at desc);
create index live_chats_taken on live_chats (tenant_id, taken_at desc) where taken_at is not null;
create index live_chats_ended on live_chats (ended_at) where state = 'ENDED';
grant select, insert, update, delete on live_chats to marquee_gateway;

-- Who of staff is there for live chats, as far as they have said so within the last 90 seconds.
create table live_chat_staff (
  tenant_id text not null references merchants (id),
  staff_id text not null,
  email text not null,
  name text not null,
  seen_at timestamptz not null default clock_timestamp(),
  given_at timestamptz,
  primary key (tenant_id, staff_id)
);
grant select, insert, update, delete on live_chat_staff to marquee_gateway;
`,
};
