-- How long a limit's period is.
create or replace function to_period(p_period text) returns interval language sql immutable as $$
  select case p_period when 'DAY' then interval '24 hours' when 'WEEK' then interval '168 hours' else interval '744 hours' end;
$$;

grant execute on function to_period to marquee_gateway;
