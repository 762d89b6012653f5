import type { Migration } from "@marquee/database";

/** For whom challenges are, and segments as audiences of missions and challenges (X-38, decisions 152 and 159). */
export const missionAudiencesMigration: Migration = {
  name: "381-mission-audiences",
  sql: `
alter table missions
  add column segment_id text,
  add foreign key (tenant_id, segment_id) references segments (tenant_id, id);
create index missions_segment on missions (tenant_id, segment_id) where segment_id is not null;

-- Neither of them: for everyone.
alter table challenges
  add column audience jsonb,
  add column segment_id text,
  add constraint challenges_audience_check check (audience is null or segment_id is null),
  add foreign key (tenant_id, segment_id) references segments (tenant_id, id);
create index challenges_segment on challenges (tenant_id, segment_id) where segment_id is not null;
`,
};
