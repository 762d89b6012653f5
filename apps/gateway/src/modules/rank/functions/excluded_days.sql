-- On how many days, from one to the day before another, a member was in a time-out or excluded: such days do not count against a level.
create or replace function excluded_days(p_tenant text, p_member text, p_zone text, p_from date, p_to date) returns int language sql stable as $$
  select count(distinct d.day)::int from protection_exclusions x
  cross join lateral generate_series(greatest(ledger.to_day(x.at, p_zone), p_from)::timestamp,
    least(coalesce(ledger.to_day(x.until_at, p_zone), p_to), p_to - 1)::timestamp, interval '1 day') d(day)
  where x.tenant_id = p_tenant and x.member_id = p_member;
$$;

grant execute on function excluded_days to marquee_gateway;
