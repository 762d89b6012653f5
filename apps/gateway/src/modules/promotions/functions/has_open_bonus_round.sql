-- Whether a round is open in which money of a bonus is staked.
create or replace function has_open_bonus_round(p_tenant text, p_bonus uuid) returns boolean language sql stable as $$
  select exists (select from game_rounds g
    where g.tenant_id = p_tenant and g.bonus_id = p_bonus and g.state = 'OPEN' and g.staked_bonus > 0);
$$;

grant execute on function has_open_bonus_round to marquee_gateway;
