import type { Migration } from "@marquee/database";

/** Challenges (X-38, decision 159): their steps are missions, and a member plays one from its start. */
export const challengesMigration: Migration = {
  name: "350-challenges",
  sql: `
create table challenges (
  tenant_id text not null references merchants (id),
  id uuid not null,
  version int not null default 1 check (version > 0),
  titles jsonb not null,
  is_on boolean not null,
  -- For how many days a member can play it from its start.
  days int not null check (days between 1 and 365),
  position int not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
grant select, insert, update on challenges to marquee_gateway;

alter table missions
  add column challenge_id uuid,
  add column step int check (step > 0),
  drop constraint missions_mission_group_check,
  add constraint missions_mission_group_check check (mission_group in ('NEW', 'DAILY', 'WEEKLY', 'SEASON', 'CHALLENGE')),
  add constraint missions_challenge_check check ((mission_group = 'CHALLENGE') = (challenge_id is not null) and (challenge_id is null) = (step is null)),
  add foreign key (tenant_id, challenge_id) references challenges (tenant_id, id);
create unique index missions_step on missions (tenant_id, challenge_id, currency, step) where challenge_id is not null;

create table challenge_runs (
  tenant_id text not null,
  challenge_id uuid not null,
  member_id text not null,
  started_at timestamptz not null default clock_timestamp(),
  -- Until when it can be played, as it was told at the start.
  ends_at timestamptz not null,
  -- The start, or when it was gone on with: nothing from before counts for a step.
  resumed_at timestamptz not null default clock_timestamp(),
  left_at timestamptz,
  primary key (tenant_id, member_id, challenge_id),
  foreign key (tenant_id, challenge_id) references challenges (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create index challenge_runs_challenge on challenge_runs (tenant_id, challenge_id);
grant select, insert, update, delete on challenge_runs to marquee_gateway;
`,
};
