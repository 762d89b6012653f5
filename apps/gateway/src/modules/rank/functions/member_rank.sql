-- A member's rank: the highest of the labels that staff have given, or the level where that is higher. Whoever asks for a rank asks here.
create or replace function member_rank(p_tenant text, p_member text) returns int language sql stable as $$
  select greatest(member_level(p_tenant, p_member), coalesce((select max(l.rank) from member_labels b
    join labels l on l.tenant_id = b.tenant_id and l.id = b.label_id
    where b.tenant_id = p_tenant and b.member_id = p_member), 0));
$$;

grant execute on function member_rank to marquee_gateway;
