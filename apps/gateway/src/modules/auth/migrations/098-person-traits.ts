import type { Migration } from "@marquee/database";

/**
 * Contacts, documents and paid accounts are traits of a person, too. Keys of what older members have cannot be computed here,
 * since the secret is not in the database: a job adds them where `traits_at` is null.
 */
export const personTraitsMigration: Migration = {
  name: "098-person-traits",
  sql: `
alter table member_traits drop constraint member_traits_rule_check;
alter table member_traits add constraint member_traits_rule_check
  check (rule in ('SAME_DEVICE', 'SAME_PHONE', 'SAME_NAME_AND_BIRTHDAY', 'SAME_ACCOUNT', 'SAME_CONTACT', 'SAME_DOCUMENT', 'SAME_PAYEE'));
alter table members add column traits_at timestamptz;
alter table members alter column traits_at set default clock_timestamp();
create index members_without_traits on members (tenant_id, id) where traits_at is null;
`,
};
