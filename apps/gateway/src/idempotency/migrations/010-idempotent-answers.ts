import type { Migration } from "@marquee/database";

/** Answers of calls with an `Idempotency-Key` (decision 041). */
export const idempotentAnswersMigration: Migration = {
  name: "010-idempotent-answers",
  sql: `
create table idempotent_answers (
  tenant_id text not null references merchants (id),
  owner text not null check (length(owner) <= 100),
  row_name text not null check (length(row_name) <= 100),
  key uuid not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, owner, row_name, key)
);
create index idempotent_answers_age on idempotent_answers (created_at);
grant select, insert, update, delete on idempotent_answers to marquee_gateway;
`,
};
