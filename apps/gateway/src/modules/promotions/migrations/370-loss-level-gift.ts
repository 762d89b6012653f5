import type { Migration } from "@marquee/database";

/** Losses, VIP levels and staff bring bonuses (X-34, decision 163). */
export const promotionTriggersMigration: Migration = {
  name: "370-loss-level-gift",
  sql: `
alter table promotion_pages drop constraint promotion_pages_trigger_check;
alter table promotion_pages
  add constraint promotion_pages_trigger_check
    check (trigger in ('APPLICATION', 'REGISTRATION', 'BIRTHDAY', 'ZALO', 'LOSS', 'LEVEL', 'GIFT')),
  add column level int check (level between 1 and 9),
  add column percent int check (percent between 1 and 30),
  add column period text check (period in ('DAY', 'WEEK')),
  add check ((trigger is not distinct from 'LEVEL') = (level is not null)),
  add check ((trigger is not distinct from 'LOSS') = (percent is not null)),
  add check ((percent is null) = (period is null));

-- How far the stream of settled stakes has been read.
create table promotion_places (
  single boolean primary key default true check (single),
  xid xid8 not null,
  sequence bigint not null
);
insert into promotion_places (xid, sequence) select coalesce(max(s.xid), '0'), 9223372036854775807 from settled_stakes s;
grant select, update on promotion_places to marquee_gateway;

-- What members have staked less what they have won, while a promotion for losses was on offer; by the first day of its period.
create table promotion_losses (
  tenant_id text not null,
  page_id uuid not null,
  member_id text not null,
  period date not null,
  lost int8 not null,
  primary key (tenant_id, member_id, page_id, period),
  foreign key (tenant_id, page_id) references promotion_pages (tenant_id, id)
);
create index promotion_losses_period on promotion_losses (period);
grant select, insert, update, delete on promotion_losses to marquee_gateway;
`,
};
