-- The window of a step of a challenge for a member: from when until when things count. No row where the member does not play the challenge, or has another
-- step to claim before: a step begins when the reward of the one before is claimed, and steps that are off are passed over.
create or replace function challenge_window(p_mission missions, p_member text, out period date, out starts timestamptz, out ends timestamptz)
  returns setof record language sql stable as $$
  select date '1970-01-01',
    greatest(r.resumed_at, p_mission.on_since, (
      select max(k.at) from missions s
      join mission_claims k on k.tenant_id = s.tenant_id and k.mission_id = s.id and k.member_id = r.member_id
      where s.tenant_id = r.tenant_id and s.challenge_id = r.challenge_id)),
    r.ends_at
  from challenge_runs r
  join challenges c on c.tenant_id = r.tenant_id and c.id = r.challenge_id and c.is_on
  where r.tenant_id = p_mission.tenant_id and r.member_id = p_member and r.challenge_id = p_mission.challenge_id and r.left_at is null
    and not exists (
      select from missions e
      where e.tenant_id = r.tenant_id and e.challenge_id = r.challenge_id and e.currency = p_mission.currency
        and (e.id = p_mission.id or e.is_on and e.step < p_mission.step)
        and (e.id = p_mission.id) = exists (
          select from mission_claims k where k.tenant_id = e.tenant_id and k.mission_id = e.id and k.member_id = r.member_id));
$$;

grant execute on function challenge_window to marquee_gateway;
