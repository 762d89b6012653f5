import type { Migration } from "@marquee/database";

/**
 * What is known of persons under a time-out or exclusion, as keyed hashes: it outlives the deletion of the account, until the exclusion ends
 * . An exclusion of one account is in force at the person's other accounts by a row of their own, which names the first one.
 */
export const excludedTraitsMigration: Migration = {
  name: "099-excluded-traits",
  sql: `
alter table protection_exclusions add column source_id uuid;
-- When the person's other accounts were looked for; null: that is still to be done.
alter table protection_exclusions add column spread_at timestamptz;
alter table protection_exclusions add foreign key (tenant_id, source_id) references protection_exclusions (tenant_id, id);
create unique index protection_exclusions_source on protection_exclusions (tenant_id, member_id, source_id) where source_id is not null;
create index protection_exclusions_waiting on protection_exclusions (tenant_id, id) where spread_at is null;
grant update (spread_at) on protection_exclusions to marquee_gateway;

create table excluded_traits (
  tenant_id text not null,
  rule text not null,
  trait_key text not null,
  exclusion_id uuid not null,
  primary key (tenant_id, rule, trait_key, exclusion_id),
  foreign key (tenant_id, exclusion_id) references protection_exclusions (tenant_id, id)
);
create index excluded_traits_exclusion on excluded_traits (tenant_id, exclusion_id);
grant select, insert, delete on excluded_traits to marquee_gateway;
`,
};
