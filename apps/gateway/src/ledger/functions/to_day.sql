-- The day whose midnight is the last one before: where a clock goes back over midnight, the date alone would say another day.
create or replace function ledger.to_day(p_at timestamptz, p_zone text) returns date
language sql immutable as $$
  select (p_at at time zone p_zone)::date - (p_at < (p_at at time zone p_zone)::date::timestamp at time zone p_zone)::int;
$$;

revoke all on function ledger.to_day from public;
grant execute on function ledger.to_day to marquee_gateway;
