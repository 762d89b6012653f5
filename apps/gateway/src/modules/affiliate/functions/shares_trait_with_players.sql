-- Whether a player shares a trait with another player of the same affiliate.
create or replace function shares_trait_with_players(p_tenant text, p_member text, p_affiliate text) returns boolean language sql stable as $$
  select exists (
    select from member_traits t join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key
      and o.member_id <> t.member_id
    join affiliate_players f on f.tenant_id = o.tenant_id and f.member_id = o.member_id and f.affiliate_id = p_affiliate
    where t.tenant_id = p_tenant and t.member_id = p_member);
$$;

grant execute on function shares_trait_with_players to marquee_gateway;
