import type { Migration } from "@marquee/database";

/** A promotion for the deposit of a number, and one for days and hours (X-34, decision 163). */
export const depositTimesMigration: Migration = {
  name: "371-deposit-times",
  sql: `
alter table promotions drop constraint promotions_turn_check;
alter table promotions
  add constraint promotions_turn_check check (turn in ('FIRST', 'NTH', 'DAY', 'ONCE')),
  add column nth int check (nth between 2 and 50),
  add check ((turn = 'NTH') = (nth is not null)),
  -- 1 is Monday; none is every day. Days and hours are of the merchant's zone.
  add column weekdays int[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}'),
  add column hours_from text check (hours_from ~ '^[0-9]{2}:[0-9]{2}$'),
  add column hours_to text check (hours_to ~ '^[0-9]{2}:[0-9]{2}$'),
  add check ((hours_from is null) = (hours_to is null));

alter table bonuses drop constraint bonuses_rule_check;
alter table bonuses add constraint bonuses_rule_check check (rule in
  ('closed', 'active', 'claimed', 'first.deposit', 'nth.deposit', 'hours', 'linked.account', 'excluded', 'minimum'));
`,
};
