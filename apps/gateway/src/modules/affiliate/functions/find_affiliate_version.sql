-- The number of the version of a plan's terms that counts in a month.
create or replace function find_affiliate_version(p_tenant text, p_plan uuid, p_month date) returns int language sql stable as $$
  select v.number from affiliate_plan_versions v
  where v.tenant_id = p_tenant and v.plan_id = p_plan and (v.from_month is null or v.from_month <= p_month)
  order by v.number desc limit 1;
$$;

grant execute on function find_affiliate_version to marquee_gateway;
