-- What games and payments cost of a player's month: p_rate hundredths of a percent of what the house won, rounded half to even.
create or replace function to_affiliate_fee(p_won bigint, p_rate int) returns bigint language sql immutable as $$
  select (w.whole + case when w.rest * 2 > 10000 or (w.rest * 2 = 10000 and mod(w.whole, 2) = 1) then 1 else 0 end)::bigint
  from (select div(greatest(p_won, 0)::numeric * p_rate, 10000) as whole, mod(greatest(p_won, 0)::numeric * p_rate, 10000) as rest) w;
$$;

grant execute on function to_affiliate_fee to marquee_gateway;
