import type { Migration } from "@marquee/database";

const columns = `
  alter column audience drop not null,
  add column segment_id text,
  add check ((audience is null) = (segment_id is not null)),
  add foreign key (tenant_id, segment_id) references segments (tenant_id, id)`;

/** A banner or an announcement has rules of its own, or names a segment. */
export const noticeSegmentsMigration: Migration = {
  name: "203-notice-segments",
  sql: `
alter table notices ${columns};
alter table banners ${columns};
create index notices_segment on notices (tenant_id, segment_id) where segment_id is not null;
create index banners_segment on banners (tenant_id, segment_id) where segment_id is not null;
`,
};
