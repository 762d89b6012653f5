-- The first day of the period in which a day lies: itself, or the Monday of its week.
create or replace function loss_period(p_period text, p_day date) returns date language sql immutable as $$
  select case p_period when 'WEEK' then date_trunc('week', p_day::timestamp)::date else p_day end;
$$;

grant execute on function loss_period to marquee_gateway;
