import type { Migration } from "@marquee/database";

/** Points that staff have given or taken to put something right, and who may have done it alone (decision 151). */
export const pointCorrectionsMigration: Migration = {
  name: "380-point-corrections",
  sql: `
create table point_corrections (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  -- In 1/10,000 of a point; below zero for what was taken.
  points int8 not null check (points <> 0),
  currency text not null,
  -- What so many points are worth, in 1/10,000 of the currency's unit.
  worth int8 not null check (worth >= 0),
  made_by text not null,
  made_alone boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
-- What one person corrects alone within a day stays below what two people pay out.
create index point_corrections_alone on point_corrections (tenant_id, made_by, at) where made_alone;
create index point_corrections_member on point_corrections (tenant_id, member_id);
grant select, insert on point_corrections to marquee_gateway;
`,
};
