-- The period of a mission at a moment: the day by which it is told from others, and from when until when things count.
-- Days and weeks are those of the merchant's zone, whatever their length; weeks begin on Monday.
-- p_registered: when the member registered, for the group NEW.
create or replace function mission_window(p_mission missions, p_zone text, p_registered timestamptz, p_at timestamptz, out period date, out starts timestamptz,
  out ends timestamptz) language sql stable as $$
  select x.period,
    greatest(x.starts, p_mission.starts_at, p_mission.on_since),
    least(x.ends, p_mission.ends_at)
  from (select ledger.to_day(p_at, p_zone) as day, date_trunc('week', p_at at time zone p_zone)::date as monday) d
  cross join lateral (
    select
      case p_mission.mission_group when 'DAILY' then d.day when 'WEEKLY' then d.monday else date '1970-01-01' end as period,
      case p_mission.mission_group when 'DAILY' then d.day::timestamp at time zone p_zone when 'WEEKLY' then d.monday::timestamp at time zone p_zone
        when 'NEW' then p_registered end as starts,
      case p_mission.mission_group when 'DAILY' then (d.day + 1)::timestamp at time zone p_zone
        when 'WEEKLY' then (d.monday + 7)::timestamp at time zone p_zone
        when 'NEW' then (ledger.to_day(p_registered, p_zone) + p_mission.days + 1)::timestamp at time zone p_zone end as ends
  ) x;
$$;

grant execute on function mission_window to marquee_gateway;
