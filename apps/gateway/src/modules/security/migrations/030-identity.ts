import type { Migration } from "@marquee/database";

/** Identity documents and the staff decisions on them. */
export const identityMigration: Migration = {
  name: "030-identity",
  sql: `
create table identity_checks (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  state text not null check (state in ('SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED')),
  document_type text not null check (document_type in ('PASSPORT', 'ID_CARD', 'DRIVING_LICENCE')),
  full_name text not null,
  liveness_code text not null,
  front uuid not null,
  back uuid,
  selfie uuid not null,
  submitted_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by text,
  reason text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
-- What waits or stands, at most once for a member.
create unique index identity_checks_open on identity_checks (tenant_id, member_id) where state in ('SUBMITTED', 'APPROVED');
create index identity_checks_waiting on identity_checks (tenant_id, submitted_at) where state = 'SUBMITTED';
create index identity_checks_member on identity_checks (tenant_id, member_id, submitted_at);
grant select, insert, update, delete on identity_checks to marquee_gateway;
`,
};
