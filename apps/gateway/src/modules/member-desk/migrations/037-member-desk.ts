import type { Migration } from "@marquee/database";

/**
 * What staff see and do of members: their remarks, the changes that they made (a member's version counts them, so that a change on an
 * old reading is refused), and indexes by which a list of a million members is read from any place. Ids are made in the order of
 * time, so they are the order of registration.
 */
export const memberDeskMigration: Migration = {
  name: "037-member-desk",
  sql: `
alter table members add column version bigint not null default 0 check (version >= 0);

create table member_changes (
  tenant_id text not null,
  member_id text not null,
  version bigint not null check (version > 0),
  audit_id uuid not null,
  primary key (tenant_id, member_id, version),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, audit_id) references audit_log (tenant_id, id)
);

create table member_remarks (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  written_by text not null check (length(written_by) between 1 and 254),
  written_at timestamptz not null default clock_timestamp(),
  content text not null check (length(content) between 1 and 2000),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index member_remarks_member on member_remarks (tenant_id, member_id, written_at);

grant select, insert on member_changes to marquee_gateway;
grant select, insert, delete on member_remarks to marquee_gateway;

-- By bytes, so that one index finds the beginning of a name and has the order of the list.
create index members_by_name on members (tenant_id, username_key collate "C");
-- Only nicknames that are not the username, which the other index finds. As an expression, so that the planner counts these alone.
create index members_by_nickname on members (tenant_id, (nullif(nickname_key, username_key)) collate "C", id)
  where nickname_key <> username_key;
create index members_by_state on members (tenant_id, status, id);
create index members_by_kind on members (tenant_id, kind, id);
create index members_by_kyc on members (tenant_id, (
  case when identity_confirmed_at is not null then 2
    when email_confirmed_at is not null or mobile_confirmed_at is not null then 1 else 0 end
), id);
create index outgoing_messages_recipient on outgoing_messages (tenant_id, recipient, id);
`,
};
