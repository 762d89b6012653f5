import type { Migration } from "@marquee/database";

/**
 * Live events (operations.md 4, decision 065): rows that are written in the transaction of what they tell, and kept for an hour.
 * `xid` is that transaction, by which a reader knows what it has not seen yet; `id` only tells the rows of one transaction apart.
 * No foreign keys: each stake writes a row, and would lock its merchant's and its member's.
 */
export const liveEventsMigration: Migration = {
  name: "033-live-events",
  sql: `
create table live_events (
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  tenant_id text not null,
  member_id text,
  session text,
  kind text not null check (kind in
    ('balance', 'message.unread', 'notice', 'order', 'round', 'tree', 'session.ended', 'reality.check', 'member')),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  at timestamptz not null default clock_timestamp(),
  primary key (xid, id),
  check (session is null or member_id is not null)
);

-- Up to which transaction events have been removed: who has seen less than that has missed some.
create table live_events_kept (
  id int primary key check (id = 1),
  removed xid8 not null
);
insert into live_events_kept (id, removed) values (1, '0');

grant select, insert, delete on live_events to marquee_gateway;
grant select, update on live_events_kept to marquee_gateway;
`,
};
