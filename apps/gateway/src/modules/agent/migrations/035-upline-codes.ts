import type { Migration } from "@marquee/database";

/**
 * The code with which a member registered, so that an agent sees how many each code brought (AC-04). For older members it is the
 * code that they gave, if it belongs to their upline. A code that is removed with its owner leaves its members without one.
 */
export const uplineCodesMigration: Migration = {
  name: "035-upline-codes",
  sql: `
alter table members add column upline_code text;

update members m set upline_code = c.code_key
from affiliate_codes c
where c.tenant_id = m.tenant_id and c.member_id = m.upline_id
  and c.code_key = lower(btrim(m.fields ->> case c.kind when 'AFFILIATE' then 'affiliateCode' else 'referralCode' end));

alter table members
  add foreign key (tenant_id, upline_code) references affiliate_codes (tenant_id, code_key) on delete set null (upline_code);
create index members_upline_code on members (tenant_id, upline_code) where upline_code is not null;
`,
};
