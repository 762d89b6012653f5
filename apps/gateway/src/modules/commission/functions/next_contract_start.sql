-- The first moment at or after p_at at which a period of a contract begins (contract 3.9.4): days and longer periods begin at the merchant's
-- midnight, weeks on Monday, halves of a month on the 1st and the 16th; hours are the merchant's clock's; a real-time salary has no period.
create or replace function next_contract_start(p_kind text, p_period text, p_zone text, p_at timestamptz) returns timestamptz
language sql stable as $$
  select case p_kind
    when 'REALTIME' then p_at
    -- Less than an hour is added, to the moment and not to the clock's reading, so that an hour that comes twice is no trouble.
    when 'HOURLY' then p_at + (date_trunc('hour', l.at + interval '1 hour' - interval '1 microsecond') - l.at)
    else (case p_period
      when 'DAILY' then d.day
      when 'WEEKLY' then d.day + (8 - extract(isodow from d.day)::int) % 7
      when 'SEMIMONTHLY' then case
        when extract(day from d.day) = 1 then d.day
        when extract(day from d.day) <= 16 then date_trunc('month', d.day)::date + 15
        else (date_trunc('month', d.day) + interval '1 month')::date end
      else case
        when extract(day from d.day) = 1 then d.day
        else (date_trunc('month', d.day) + interval '1 month')::date end
      end)::timestamp at time zone p_zone
    end
  from (select p_at at time zone p_zone as at) l
  cross join lateral (select (l.at - interval '1 microsecond')::date + 1 as day) d
$$;

grant execute on function next_contract_start to marquee_gateway;
