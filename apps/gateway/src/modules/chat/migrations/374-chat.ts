import type { Migration } from "@marquee/database";

/** Chat rooms, their lines, and what members and moderators do about them (decision 161). */
export const chatMigration: Migration = {
  name: "374-chat",
  sql: `
create table chat_rooms (
  tenant_id text not null references merchants (id),
  id uuid not null,
  -- Null for the room of a language, which makes itself.
  name text,
  language text not null,
  least_level int not null default 0 check (least_level between 0 and 100),
  slow_seconds int not null default 0 check (slow_seconds between 0 and 3600),
  is_open boolean not null default true,
  -- The number of the last change: a new line or a removal. Whoever makes one locks the room, so numbers become visible in their order.
  last_change int8 not null default 0,
  version int not null default 1,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create unique index chat_rooms_of_languages on chat_rooms (tenant_id, language) where name is null;
grant select, insert on chat_rooms to marquee_gateway;
grant update (name, language, least_level, slow_seconds, is_open, last_change, version) on chat_rooms to marquee_gateway;

create table chat_lines (
  tenant_id text not null,
  room_id uuid not null,
  seq int8 not null check (seq > 0),
  -- The change that made the line what it is: its own number, or that of its removal.
  change int8 not null check (change >= seq),
  -- Made by the page that sends it.
  line_id uuid not null,
  -- Null for staff.
  member_id text,
  staff_id text,
  text text not null check (char_length(text) between 1 and 500),
  at timestamptz not null default clock_timestamp(),
  removed_by text,
  primary key (tenant_id, room_id, seq),
  foreign key (tenant_id, room_id) references chat_rooms (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  check ((member_id is null) <> (staff_id is null))
);
create unique index chat_lines_by_change on chat_lines (tenant_id, room_id, change);
create unique index chat_lines_once on chat_lines (tenant_id, coalesce(member_id, staff_id), line_id);
create index chat_lines_of on chat_lines (tenant_id, member_id, room_id, seq) where member_id is not null;
create index chat_lines_by_time on chat_lines (at);
grant select, insert, delete on chat_lines to marquee_gateway;
grant update (change, removed_by) on chat_lines to marquee_gateway;

-- What names a member in chats, and where the member is now.
create table chat_people (
  tenant_id text not null,
  member_id text not null,
  person_id uuid not null,
  room_id uuid,
  seen_at timestamptz,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create unique index chat_people_by_id on chat_people (tenant_id, person_id);
create index chat_people_in on chat_people (tenant_id, room_id, seen_at) where room_id is not null;
grant select, insert, delete on chat_people to marquee_gateway;
grant update (room_id, seen_at) on chat_people to marquee_gateway;

create table chat_reads (
  tenant_id text not null,
  member_id text not null,
  room_id uuid not null,
  seq int8 not null,
  primary key (tenant_id, member_id, room_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, room_id) references chat_rooms (tenant_id, id)
);
create index chat_reads_of_room on chat_reads (tenant_id, room_id);
grant select, insert, delete on chat_reads to marquee_gateway;
grant update (seq) on chat_reads to marquee_gateway;

-- Whose lines a member does not want to see.
create table chat_mutes (
  tenant_id text not null,
  member_id text not null,
  muted_id text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id, muted_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, muted_id) references members (tenant_id, id)
);
create index chat_mutes_of on chat_mutes (tenant_id, muted_id);
grant select, insert, delete on chat_mutes to marquee_gateway;

create table chat_reports (
  tenant_id text not null,
  room_id uuid not null,
  seq int8 not null,
  member_id text not null,
  reason text not null,
  at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by text,
  primary key (tenant_id, room_id, seq, member_id),
  foreign key (tenant_id, room_id, seq) references chat_lines (tenant_id, room_id, seq) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  check ((closed_at is null) = (closed_by is null))
);
create index chat_reports_open on chat_reports (tenant_id, at) where closed_at is null;
create index chat_reports_of on chat_reports (tenant_id, member_id);
grant select, insert, delete on chat_reports to marquee_gateway;
grant update (closed_at, closed_by) on chat_reports to marquee_gateway;

-- Who may not write, until when (null: for good), and what the member is shown.
create table chat_silences (
  tenant_id text not null,
  member_id text not null,
  until timestamptz,
  shown_reason text not null,
  made_by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
grant select, insert, delete on chat_silences to marquee_gateway;
grant update (until, shown_reason, made_by, at) on chat_silences to marquee_gateway;

create table chat_word_lists (
  tenant_id text primary key references merchants (id),
  words jsonb not null,
  version int not null default 1
);
grant select, insert, update on chat_word_lists to marquee_gateway;
`,
};
