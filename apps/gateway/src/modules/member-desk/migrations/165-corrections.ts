import type { Migration } from "@marquee/database";

/** Contacts and names that staff have proposed to correct: proposals and the audit log hold masks, since both outlive the member's data. */
export const correctionsMigration: Migration = {
  name: "165-corrections",
  sql: `
create table member_corrections (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  field text not null check (field in ('EMAIL', 'MOBILE', 'NAME')),
  former text check (length(former) <= 400),
  former_proved boolean not null,
  wanted text not null check (length(wanted) between 1 and 400),
  asked_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index member_corrections_member on member_corrections (tenant_id, member_id);
create index member_corrections_asked on member_corrections (asked_at);
grant select, insert, delete on member_corrections to marquee_gateway;
`,
};
