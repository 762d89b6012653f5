-- The merchant's limits of stakes at a game in a currency: smallest and largest of its vendor, then of the game itself, in 1/10,000 of the
-- unit as texts, null where none is set; null for a game that the merchant does not have. Each bet asks: a connection plans it once.
create or replace function get_stake_limits(p_tenant text, p_game text, p_currency text)
returns json language plpgsql stable as $$
begin
  return (
    select json_build_array(v.min_stake::text, v.max_stake::text, o.min_stake::text, o.max_stake::text)
    from games g
    left join stake_limits v on v.tenant_id = g.tenant_id and v.scope = 'VENDOR' and v.subject = g.category || '/' || g.vendor
      and v.currency = p_currency
    left join stake_limits o on o.tenant_id = g.tenant_id and o.scope = 'GAME' and o.subject = g.code and o.currency = p_currency
    where g.tenant_id = p_tenant and g.code = p_game
  );
end $$;

grant execute on function get_stake_limits to marquee_gateway;
