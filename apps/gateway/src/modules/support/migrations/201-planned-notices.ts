import type { Migration } from "@marquee/database";

const columns = `
  add column version int not null default 1,
  add column is_on boolean not null default true,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- 1 is Monday; none is every day. Days and hours are of the merchant's zone.
  add column weekdays int[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}'),
  add column hours_from text check (hours_from ~ '^[0-9]{2}:[0-9]{2}$'),
  add column hours_to text check (hours_to ~ '^[0-9]{2}:[0-9]{2}$'),
  add column audience jsonb not null
    default '{"who":"EVERYONE","languages":[],"countries":[],"labels":[],"levels":[],"lastLogin":null,"deposits":null,"play":null}',
  add check ((hours_from is null) = (hours_to is null)),
  add check (ends_at > starts_at)`;

/** When and for whom banners and announcements are shown, pictures of banners, and what was last told to be shown. */
export const plannedNoticesMigration: Migration = {
  name: "201-planned-notices",
  sql: `
alter table notices ${columns};
alter table banners ${columns}, add column phone_picture text;
grant select, insert, update, delete on notices, banners to marquee_gateway;

create table banner_pictures (
  tenant_id text not null references merchants (id),
  file text not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes int not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, file)
);
grant select, insert on banner_pictures to marquee_gateway;

create table told_notices (
  tenant_id text primary key references merchants (id),
  -- What was due when open pages were last told to ask.
  due text not null
);
grant select, insert, update on told_notices to marquee_gateway;
`,
};
