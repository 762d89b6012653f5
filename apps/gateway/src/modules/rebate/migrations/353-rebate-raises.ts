import type { Migration } from "@marquee/database";

/** What of a rate a member's level has added (contract 3.10). */
export const rebateRaisesMigration: Migration = {
  name: "353-rebate-raises",
  sql: `
-- In hundredths of a percent, a part of the rate.
alter table rebate_bets add column raise int not null default 0 check (raise between 0 and 500);
alter table rebate_bets drop constraint rebate_bets_pkey;
alter table rebate_bets add primary key (tenant_id, member_id, source, currency, day, category, rate, raise);
alter table rebate_bets drop constraint rebate_bets_rate_check;
alter table rebate_bets add constraint rebate_bets_rate_check check (rate between 1 and 10500);
`,
};
