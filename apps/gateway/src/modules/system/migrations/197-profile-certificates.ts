import type { Migration } from "@marquee/database";

/** What signs a merchant's iOS profile. Certificate and key are sealed together; subject and end are what people read of it. */
export const profileCertificatesMigration: Migration = {
  name: "197-profile-certificates",
  sql: `
create table profile_certificates (
  tenant_id text primary key references merchants (id),
  sealed text not null,
  subject text not null,
  ends_at timestamptz not null
);
grant select, insert, update, delete on profile_certificates to marquee_gateway;
`,
};
