-- What a member's level added to the rebate at a moment, in hundredths of a percent: by the level that the member had then, and by the settings
-- that were in force. The platform's own are five for each level, as toDefaultSettings has them.
create or replace function rank_raise(p_tenant text, p_member text, p_currency text, p_at timestamptz) returns int language plpgsql stable as $$
declare
  v_level int;
begin
  select s.level into v_level from rank_steps s
  where s.tenant_id = p_tenant and s.member_id = p_member and s.at <= p_at order by s.step desc limit 1;
  if coalesce(v_level, 0) = 0 or not has_levels(p_tenant)
    or not exists (select from members m where m.tenant_id = p_tenant and m.id = p_member and m.kind = 0) then return 0; end if;
  return coalesce((select (s.settings -> 'levels' -> v_level ->> 'raise')::int from rank_settings s
    where s.tenant_id = p_tenant and s.currency = p_currency and s.at <= p_at order by s.version desc limit 1), 5 * v_level);
end $$;

grant execute on function rank_raise to marquee_gateway;
