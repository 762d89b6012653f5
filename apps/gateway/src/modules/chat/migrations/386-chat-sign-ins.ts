import type { Migration } from "@marquee/database";

/** The sessions that have opened the page of a merchant's own chat system, which is told when they end (decision 171). */
export const chatSignInsMigration: Migration = {
  name: "386-chat-sign-ins",
  sql: `
create table chat_sign_ins (
  tenant_id text not null,
  token_hash text not null,
  person_id uuid not null,
  -- Names the session to that system, and says nothing else.
  sid uuid not null,
  ended_at timestamptz,
  -- How often the system was told of the end, and when it is told next.
  tries int not null default 0,
  next_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, person_id) references chat_people (tenant_id, person_id) on delete cascade,
  check ((ended_at is null) = (next_at is null))
);
create index chat_sign_ins_of on chat_sign_ins (tenant_id, person_id);
create index chat_sign_ins_to_tell on chat_sign_ins (next_at) where next_at is not null;
create index chat_sign_ins_ended on chat_sign_ins (ended_at) where ended_at is not null;
grant select, insert, delete on chat_sign_ins to marquee_gateway;
grant update (ended_at, tries, next_at) on chat_sign_ins to marquee_gateway;
`,
};
