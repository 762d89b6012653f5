-- The level that a member has: reached by play, or pinned by staff where that is higher. 0 for others than players, and where there are no levels.
create or replace function member_level(p_tenant text, p_member text) returns int language sql stable as $$
  -- The tree is read for members of a level alone.
  select coalesce((select case when greatest(r.level, coalesce(r.pinned, 0)) > 0 and has_levels(p_tenant)
      then greatest(r.level, coalesce(r.pinned, 0)) end
    from member_ranks r join members m on m.tenant_id = r.tenant_id and m.id = r.member_id and m.kind = 0
    where r.tenant_id = p_tenant and r.member_id = p_member), 0);
$$;

grant execute on function member_level to marquee_gateway;
