import type { Migration } from "@marquee/database";

/** Codes of affiliates' campaigns beside those of agents and players, and the visits of each code by day (contract 3.9.7). */
export const campaignCodesMigration: Migration = {
  name: "300-campaign-codes",
  sql: `
alter table affiliate_codes drop constraint affiliate_codes_kind_check;
alter table affiliate_codes add constraint affiliate_codes_kind_check check (kind in ('AFFILIATE', 'REFERRAL', 'CAMPAIGN'));

-- Addresses that visited a code's link, each once a day of the merchant's zone. From this migration on.
create table link_days (
  tenant_id text not null,
  code_key text not null,
  day date not null,
  visits bigint not null check (visits > 0),
  primary key (tenant_id, code_key, day)
);
grant select, insert, update on link_days to marquee_gateway;
`,
};
