import type { Migration } from "@marquee/database";

/** Whether members of a merchant may invite friends (RP-12); a merchant without a row has them invite nobody. */
export const referralMigration: Migration = {
  name: "095-referral",
  sql: `
create table referral_promotions (
  tenant_id text not null references merchants (id),
  version int not null default 1,
  is_on boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (tenant_id),
  check (ends_at > starts_at)
);
grant select, insert, update on referral_promotions to marquee_gateway;
`,
};
