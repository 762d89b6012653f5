import type { Migration } from "@marquee/database";

/**
 * Settings of withdrawals by currency. The empty text stands for the merchant's own currency, as it does for a gateway of the
 * version before, which knows of no other.
 */
export const settingsByCurrencyMigration: Migration = {
  name: "085-settings-by-currency",
  sql: `
alter table withdrawal_settings add column currency text not null default '' check (currency ~ '^([A-Z]{3,5})?$');
alter table withdrawal_settings drop constraint withdrawal_settings_pkey;
alter table withdrawal_settings add primary key (tenant_id, currency);
`,
};
