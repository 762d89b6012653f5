import type { Migration } from "@marquee/database";

/** Pictures between which a banner's visitors are divided, and how often each was seen and pressed. */
export const bannerVariantsMigration: Migration = {
  name: "226-banner-variants",
  sql: `
alter table banners add column variants jsonb not null default '[]';

create table banner_counts (
  tenant_id text not null,
  banner_id text not null,
  -- Of its pictures: others begin anew.
  variant text not null,
  -- In the merchant's zone.
  day date not null,
  views bigint not null default 0,
  clicks bigint not null default 0,
  primary key (tenant_id, banner_id, variant, day),
  foreign key (tenant_id, banner_id) references banners (tenant_id, id) on delete cascade
);
grant select, insert, update, delete on banner_counts to marquee_gateway;
`,
};
