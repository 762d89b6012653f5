import type { Migration } from "@marquee/database";

/** Money between members of a chat room: a row for each side, so that each is a row of its member alone, and the line of a rain. */
export const chatTipsMigration: Migration = {
  name: "379-chat-tips",
  sql: `
create table chat_tips (
  tenant_id text not null,
  tip_id text not null,
  side text not null check (side in ('OUT', 'IN')),
  member_id text not null,
  -- Null for the giver's side of a rain, which has several receivers.
  other_id text check (other_id <> member_id),
  kind text not null check (kind in ('TIP', 'RAIN')),
  currency text not null,
  amount int8 not null check (amount > 0),
  -- Among how many it was split.
  people int not null check (people > 0),
  -- The two accounts shared a trait of a person.
  is_linked boolean not null,
  -- To the millisecond, as pages say it.
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, tip_id, side, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, other_id) references members (tenant_id, id),
  check ((other_id is null) = (kind = 'RAIN' and side = 'OUT'))
);
create index chat_tips_member on chat_tips (tenant_id, member_id, created_at desc, tip_id);
create index chat_tips_other on chat_tips (tenant_id, other_id, created_at desc) where other_id is not null;
create index chat_tips_newest on chat_tips (tenant_id, created_at desc, tip_id) where side = 'IN';
create index chat_tips_linked on chat_tips (tenant_id, created_at desc, tip_id) where side = 'IN' and is_linked;
grant select, insert on chat_tips to marquee_gateway;

create table chat_tip_settings (
  tenant_id text not null references merchants (id),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  settings jsonb not null,
  version int not null check (version > 0),
  primary key (tenant_id, currency)
);
grant select, insert, update on chat_tip_settings to marquee_gateway;

-- A line without words that says a rain.
alter table chat_lines
  add column rain_amount int8 check (rain_amount > 0),
  add column rain_currency text,
  add column rain_count int check (rain_count > 0),
  add check ((rain_amount is null) = (rain_currency is null) and (rain_amount is null) = (rain_count is null)),
  add check (rain_amount is null or (text = '' and member_id is not null));
alter table chat_lines drop constraint chat_lines_text_check;
alter table chat_lines add constraint chat_lines_text_check
  check (char_length(text) <= 500 and (char_length(text) > 0 or rain_amount is not null));
`,
};
