import type { Migration } from "@marquee/database";

/** Which versions of the terms members must accept, and who accepted which: rows that nothing changes or removes. */
export const acceptedTermsMigration: Migration = {
  name: "215-accepted-terms",
  sql: `
-- What stands on sites at this migration asks nobody.
alter table document_versions add column must_accept boolean not null default false;
create index document_versions_must_accept on document_versions (tenant_id, document_id, number) where must_accept;

create table terms_acceptances (
  tenant_id text not null,
  member_id text not null,
  document_id uuid not null,
  number int not null,
  language text not null,
  accepted_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id, document_id, number),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, document_id, number) references document_versions (tenant_id, document_id, number)
);
create index terms_acceptances_version on terms_acceptances (tenant_id, document_id, number);
grant select, insert on terms_acceptances to marquee_gateway;
`,
};
