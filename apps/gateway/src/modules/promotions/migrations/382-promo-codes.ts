import type { Migration } from "@marquee/database";

/** Codes that bring a bonus: universal ones, and batches of codes of one use (X-36, decision 170). */
export const promoCodesMigration: Migration = {
  name: "382-promo-codes",
  sql: `
alter table promotion_pages drop constraint promotion_pages_trigger_check;
alter table promotion_pages add constraint promotion_pages_trigger_check
  check (trigger in ('APPLICATION', 'REGISTRATION', 'BIRTHDAY', 'ZALO', 'LOSS', 'LEVEL', 'GIFT', 'CODE'));

create table promotion_code_batches (
  tenant_id text not null references merchants (id),
  id uuid not null,
  position bigint generated always as identity,
  page_id uuid not null,
  name text not null,
  -- The universal code; null for codes of one use.
  word text check (word ~ '^[A-Z0-9]{4,30}$'),
  -- How many codes, or how many members a universal code is for.
  count int not null check (count between 1 and 1000000),
  used int not null default 0 check (used between 0 and count),
  -- What all of them give together, when they were made.
  currency text not null,
  worth int8 not null check (worth > 0),
  made_by text not null,
  -- Who has made them without a second person, by mail address.
  made_alone_by text,
  created_at timestamptz not null default clock_timestamp(),
  issued_at timestamptz,
  stopped_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, page_id) references promotion_pages (tenant_id, id),
  check (word is not null or count <= 10000),
  check (word is null or issued_at is null)
);
create unique index promotion_code_batches_word on promotion_code_batches (tenant_id, word) where stopped_at is null and word is not null;
create index promotion_code_batches_newest on promotion_code_batches (tenant_id, position desc);
create index promotion_code_batches_page on promotion_code_batches (tenant_id, page_id);
create index promotion_code_batches_alone on promotion_code_batches (tenant_id, made_alone_by, created_at) where made_alone_by is not null;
grant select, insert, update on promotion_code_batches to marquee_gateway;

-- Codes of one use, as keyed hashes: the codes themselves are stored nowhere.
create table promotion_codes (
  tenant_id text not null,
  code_key text not null,
  batch_id uuid not null,
  number int not null check (number > 0),
  primary key (tenant_id, code_key),
  unique (tenant_id, batch_id, number),
  foreign key (tenant_id, batch_id) references promotion_code_batches (tenant_id, id)
);
grant select, insert on promotion_codes to marquee_gateway;

-- A code of one use is used once, whatever the number of presses and members.
create table promotion_code_uses (
  tenant_id text not null,
  batch_id uuid not null,
  number int not null check (number > 0),
  member_id text not null,
  bonus_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, batch_id, number),
  unique (tenant_id, bonus_id),
  foreign key (tenant_id, batch_id) references promotion_code_batches (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, bonus_id) references bonuses (tenant_id, id)
);
create index promotion_code_uses_member on promotion_code_uses (tenant_id, member_id);
create index promotion_code_uses_newest on promotion_code_uses (tenant_id, batch_id, created_at desc, number desc);
grant select, insert on promotion_code_uses to marquee_gateway;
`,
};
