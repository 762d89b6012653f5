import type { Migration } from "@marquee/database";

/**
 * Game restrictions (X-60, decision 082): a member, or everybody who carries a label, is barred from a category, a vendor or a game for
 * money. Rows are added and lifted and stay as history; those of a label go with it. A target has no foreign key: a vendor or game that
 * leaves the offer and comes back is still barred.
 */
export const playRestrictionsMigration: Migration = {
  name: "090-play-restrictions",
  sql: `
create table play_restrictions (
  tenant_id text not null references merchants (id),
  id uuid not null,
  member_id text,
  label_id uuid,
  scope text not null check (scope in ('CATEGORY', 'VENDOR', 'GAME')),
  target text not null check (length(target) between 1 and 200),
  -- Empty once the member's personal data is removed.
  reason text not null check (length(reason) <= 500),
  created_by text not null,
  -- To the millisecond, as places in lists are told.
  created_at timestamptz(3) not null default clock_timestamp(),
  until_at timestamptz,
  lifted_by text,
  lifted_at timestamptz,
  primary key (tenant_id, id),
  check (num_nonnulls(member_id, label_id) = 1),
  check ((lifted_by is null) = (lifted_at is null)),
  check (scope <> 'VENDOR' or target ~ '^[A-Z]{3,12}/[^/]{1,40}$'),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, label_id) references labels (tenant_id, id) on delete cascade
);
create index play_restrictions_member on play_restrictions (tenant_id, member_id) where member_id is not null;
create index play_restrictions_label on play_restrictions (tenant_id, label_id) where label_id is not null;
create index play_restrictions_newest on play_restrictions (tenant_id, created_at desc, id desc);
grant select, insert on play_restrictions to marquee_gateway;
grant update (reason, lifted_by, lifted_at) on play_restrictions to marquee_gateway;
`,
};
