-- What follows from a round whose stakes have counted (decision 111): the lines between the marks are made from the files of hooks.
create or replace function after_settled_round(p_tenant text, p_member text) returns void language plpgsql as $$
begin
  -- hooks settled_round(p_tenant, p_member)
  perform settle_bonus(p_tenant, p_member);
  -- end of hooks
end $$;

grant execute on function after_settled_round to marquee_gateway;
