import type { Migration } from "@marquee/database";

/**
 * Which documents staff have confirmed: a number that somebody typed excludes nobody else (decision 097). What is known of who is confirmed
 * today counts as confirmed; of documents that wait or were refused it is stored from now on.
 */
export const confirmedDocumentsMigration: Migration = {
  name: "141-confirmed-documents",
  sql: `
alter table identity_checks add column document_key text;
alter table member_traits add column is_confirmed boolean not null default false;
grant update (is_confirmed) on member_traits to marquee_gateway;
alter table excluded_traits add column is_confirmed boolean not null default false;
grant update (is_confirmed) on excluded_traits to marquee_gateway;
update member_traits t set is_confirmed = true from members m
  where t.rule = 'SAME_DOCUMENT' and m.tenant_id = t.tenant_id and m.id = t.member_id and m.identity_confirmed_at is not null;
update excluded_traits t set is_confirmed = true from protection_exclusions x, members m
  where t.rule = 'SAME_DOCUMENT' and x.tenant_id = t.tenant_id and x.id = t.exclusion_id
    and m.tenant_id = x.tenant_id and m.id = x.member_id and m.identity_confirmed_at is not null;
`,
};
