import type { Migration } from "@marquee/database";

/** Tickets with what members and staff write in them (decision 160). */
export const ticketsMigration: Migration = {
  name: "373-tickets",
  sql: `
create table tickets (
  tenant_id text not null,
  ticket_no text not null,
  member_id text not null,
  version int not null default 1,
  category text not null check (category in ('FEEDBACK', 'COMPLAINT', 'SUGGESTION', 'SUPPORT')),
  title text not null,
  contact text not null,
  language text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'WAITING', 'CLOSED', 'MERGED')),
  taken_by text,
  taken_email text,
  created_at timestamptz not null default clock_timestamp(),
  -- In milliseconds, since the place of a page in the list is told in them.
  changed_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  answered_at timestamptz,
  warned_at timestamptz,
  closed_at timestamptz,
  closed_by text check (closed_by in ('MEMBER', 'STAFF', 'TIME')),
  close_reason text not null default '',
  merged_into text,
  primary key (tenant_id, ticket_no),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  check ((state = 'CLOSED') = (closed_at is not null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((state = 'MERGED') = (merged_into is not null)),
  check (state <> 'ANSWERED' or answered_at is not null),
  check ((taken_by is null) = (taken_email is null))
);
create index tickets_member on tickets (tenant_id, member_id, changed_at desc, ticket_no desc);
create index tickets_changed on tickets (tenant_id, changed_at desc, ticket_no desc);
create index tickets_waiting on tickets (tenant_id, changed_at, ticket_no) where state in ('OPEN', 'WAITING');
create index tickets_answered on tickets (tenant_id, answered_at) where state = 'ANSWERED';
grant select, insert, update, delete on tickets to marquee_gateway;

create table ticket_lines (
  tenant_id text not null,
  id uuid not null,
  position bigint generated always as identity,
  ticket_no text not null,
  member_id text not null,
  is_staff boolean not null,
  author text,
  content text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_no) references tickets (tenant_id, ticket_no),
  check (is_staff = (author is not null))
);
create index ticket_lines_ticket on ticket_lines (tenant_id, ticket_no, position);
create index ticket_lines_member on ticket_lines (tenant_id, member_id, at);
grant select, insert, update, delete on ticket_lines to marquee_gateway;

-- What staff write for staff: in a table that no answer to a member is read from.
create table ticket_notes (
  tenant_id text not null,
  id uuid not null,
  position bigint generated always as identity,
  ticket_no text not null,
  author text not null,
  content text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_no) references tickets (tenant_id, ticket_no) on delete cascade
);
create index ticket_notes_ticket on ticket_notes (tenant_id, ticket_no, position);
grant select, insert, update, delete on ticket_notes to marquee_gateway;

create table ticket_images (
  tenant_id text not null,
  line_id uuid not null,
  place int not null check (place between 1 and 3),
  upload_id uuid not null,
  member_id text not null,
  primary key (tenant_id, line_id, place),
  foreign key (tenant_id, line_id) references ticket_lines (tenant_id, id) on delete cascade
);
create index ticket_images_upload on ticket_images (tenant_id, upload_id);
create index ticket_images_member on ticket_images (tenant_id, member_id);
grant select, insert, delete on ticket_images to marquee_gateway;

create table ticket_settings (
  tenant_id text not null references merchants (id),
  settings jsonb not null,
  version int not null,
  primary key (tenant_id)
);
grant select, insert, update on ticket_settings to marquee_gateway;

create table saved_answers (
  tenant_id text not null references merchants (id),
  id uuid not null,
  version int not null default 1,
  name text not null,
  texts jsonb not null,
  -- The version goes on counting, so that nobody brings back what was removed meanwhile.
  removed_at timestamptz,
  primary key (tenant_id, id)
);
grant select, insert, update on saved_answers to marquee_gateway;

alter table stored_files drop constraint stored_files_purpose_check;
alter table stored_files add constraint stored_files_purpose_check
  check (purpose in ('AVATAR', 'DOCUMENT', 'EXPORT', 'PROOF', 'PROMOTION', 'TICKET'));
`,
};
