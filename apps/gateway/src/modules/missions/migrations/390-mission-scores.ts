import type { Migration } from "@marquee/database";

/** The mission points of members by day, week and month: a leaderboard is read without a sum over everybody's claims (decision 176). */
export const missionScoresMigration: Migration = {
  name: "390-mission-scores",
  sql: `
create table mission_scores (
  tenant_id text not null,
  member_id text not null,
  period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  -- The first day of the period, in the merchant's zone.
  since date not null,
  score int8 not null check (score > 0),
  -- When the last of them was claimed.
  at timestamptz not null,
  primary key (tenant_id, member_id, period, since),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create index mission_scores_place on mission_scores (tenant_id, period, since, score desc, at, member_id);
-- What is old is removed without reading the rest.
create index mission_scores_since on mission_scores (since);
grant select, insert, update, delete on mission_scores to marquee_gateway;

insert into mission_scores (tenant_id, member_id, period, since, score, at)
select c.tenant_id, c.member_id, p.period, date_trunc(lower(p.period), c.at at time zone t.time_zone)::date, sum(c.score), max(c.at)
from mission_claims c join merchants t on t.id = c.tenant_id cross join unnest(array['DAY', 'WEEK', 'MONTH']) as p(period)
where c.score > 0 and c.at > clock_timestamp() - interval '40 days'
group by 1, 2, 3, 4;

-- It was for the leaderboard alone.
drop index mission_claims_time;
`,
};
