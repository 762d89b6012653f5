import type { Migration } from "@marquee/database";

/** Promo codes of promotions for deposits (X-36, decision 174). */
export const depositCodesMigration: Migration = {
  name: "388-deposit-codes",
  sql: `
-- It can be chosen with a code alone.
alter table promotions add column by_code boolean not null default false;

-- It was chosen with a code, which its row in promotion_code_uses holds.
alter table bonuses add column by_code boolean not null default false;
alter table bonuses drop constraint bonuses_rule_check;
alter table bonuses add constraint bonuses_rule_check check (rule in
  ('closed', 'active', 'claimed', 'first.deposit', 'nth.deposit', 'hours', 'linked.account', 'excluded', 'minimum', 'code'));

alter table promotion_code_batches alter column page_id drop not null;
alter table promotion_code_batches add column promotion_id uuid;
alter table promotion_code_batches add foreign key (tenant_id, promotion_id) references promotions (tenant_id, id);
alter table promotion_code_batches add check (num_nonnulls(page_id, promotion_id) = 1);
create index promotion_code_batches_promotion on promotion_code_batches (tenant_id, promotion_id) where promotion_id is not null;

-- The use of a deposit that nobody has paid goes to the next member.
grant update on promotion_code_uses to marquee_gateway;
`,
};
