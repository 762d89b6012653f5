import type { Migration } from "@marquee/database";

/** A linked account at Zalo brings a bonus (PM-16). */
export const zaloPromotionsMigration: Migration = {
  name: "346-zalo-promotions",
  sql: `
alter table promotion_pages drop constraint promotion_pages_trigger_check;
alter table promotion_pages add constraint promotion_pages_trigger_check
  check (trigger in ('APPLICATION', 'REGISTRATION', 'BIRTHDAY', 'ZALO'));
`,
};
