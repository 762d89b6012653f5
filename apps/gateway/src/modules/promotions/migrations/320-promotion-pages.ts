import type { Migration } from "@marquee/database";

/** Pages of promotions, members' applications for them, and bonuses that come of no deposit (decision 153). */
export const promotionPagesMigration: Migration = {
  name: "320-promotion-pages",
  sql: `
create table promotion_categories (
  tenant_id text not null references merchants (id),
  category text not null,
  names jsonb not null,
  position int not null,
  primary key (tenant_id, category)
);
grant select, insert, delete on promotion_categories to marquee_gateway;

create table promotion_pages (
  tenant_id text not null references merchants (id),
  id uuid not null,
  version int not null default 1,
  is_on boolean not null,
  position int not null,
  categories text[] not null,
  texts jsonb not null,
  picture text not null,
  phone_picture text,
  audience jsonb,
  segment_id text,
  starts_at timestamptz,
  ends_at timestamptz,
  -- The promotion for deposits that it tells of.
  promotion_id uuid,
  trigger text check (trigger in ('APPLICATION', 'REGISTRATION', 'BIRTHDAY')),
  -- What a bonus of the activity asks and gives; nothing of it without a trigger.
  currency text,
  least int8 check (least > 0),
  most int8 check (most >= least),
  factor int check (factor between 1 and 100),
  max_stake int8 check (max_stake > 0),
  max_convert int8 check (max_convert > 0),
  days int check (days between 1 and 365),
  once_per_person boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, promotion_id) references promotions (tenant_id, id),
  foreign key (tenant_id, segment_id) references segments (tenant_id, id),
  check (ends_at > starts_at),
  check ((audience is null) = (segment_id is not null)),
  check (trigger is null or promotion_id is null),
  check ((trigger is null) = (currency is null)),
  check ((trigger is null) = (least is null)),
  check ((trigger is null) = (most is null)),
  check ((trigger is null) = (factor is null)),
  check ((trigger is null) = (days is null))
);
create index promotion_pages_segment on promotion_pages (tenant_id, segment_id) where segment_id is not null;
create index promotion_pages_promotion on promotion_pages (tenant_id, promotion_id) where promotion_id is not null;
grant select, insert, update on promotion_pages to marquee_gateway;

create table promotion_applications (
  tenant_id text not null,
  id uuid not null,
  position bigint generated always as identity,
  version int not null default 1,
  page_id uuid not null,
  member_id text not null,
  comment text not null,
  state text not null default 'REVIEW' check (state in ('REVIEW', 'APPROVED', 'REJECTED', 'CLAIMED')),
  currency text not null,
  amount int8 check (amount > 0),
  remark text not null default '',
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  -- A member applies once.
  unique (tenant_id, page_id, member_id),
  foreign key (tenant_id, page_id) references promotion_pages (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  check ((state in ('APPROVED', 'CLAIMED')) = (amount is not null)),
  check ((state = 'REVIEW') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null))
);
create index promotion_applications_member on promotion_applications (tenant_id, member_id);
create index promotion_applications_newest on promotion_applications (tenant_id, position desc);
create index promotion_applications_waiting on promotion_applications (tenant_id, created_at, id) where state = 'REVIEW';
grant select, insert, update, delete on promotion_applications to marquee_gateway;

create table promotion_application_images (
  tenant_id text not null,
  -- An upload is used once.
  upload_id uuid not null,
  application_id uuid not null,
  member_id text not null,
  place int not null check (place between 1 and 3),
  primary key (tenant_id, upload_id),
  unique (tenant_id, application_id, place),
  foreign key (tenant_id, application_id) references promotion_applications (tenant_id, id) on delete cascade
);
create index promotion_application_images_member on promotion_application_images (tenant_id, member_id);
grant select, insert, delete on promotion_application_images to marquee_gateway;

alter table stored_files drop constraint stored_files_purpose_check;
alter table stored_files add constraint stored_files_purpose_check
  check (purpose in ('AVATAR', 'DOCUMENT', 'EXPORT', 'PROOF', 'PROMOTION'));

-- A bonus comes of a deposit with which its promotion was chosen, or of the activity of a page.
alter table bonuses
  alter column promotion_id drop not null,
  alter column order_no drop not null,
  add column page_id uuid,
  -- What it was given for: a birthday's year, else nothing.
  add column occasion text not null default '',
  drop constraint bonuses_percent_check,
  add constraint bonuses_percent_check check (percent between 0 and 1000),
  add constraint bonuses_source_check check ((page_id is null) = (promotion_id is not null) and (page_id is null) = (order_no is not null)),
  add foreign key (tenant_id, page_id) references promotion_pages (tenant_id, id);
-- Claimed once, whatever the number of presses.
create unique index bonuses_of_page on bonuses (tenant_id, page_id, member_id, occasion) where page_id is not null;
`,
};
