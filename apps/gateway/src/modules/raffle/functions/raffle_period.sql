-- The period of a draw at a moment: the day by which it is told from others, and from when until when things count for it.
-- Days are those of the merchant's zone, whatever their length.
create or replace function raffle_period(p_raffle raffles, p_zone text, p_at timestamptz, out period date, out starts timestamptz,
  out ends timestamptz) language sql stable as $$
  select case p_raffle.turn when 'DAY' then d.day else date '1970-01-01' end,
    case p_raffle.turn when 'DAY' then greatest(d.day::timestamp at time zone p_zone, p_raffle.opens_at) else p_raffle.opens_at end,
    case p_raffle.turn when 'DAY' then least((d.day + 1)::timestamp at time zone p_zone, p_raffle.closes_at) else p_raffle.closes_at end
  from (select ledger.to_day(p_at, p_zone) as day) d;
$$;

grant execute on function raffle_period to marquee_gateway;
