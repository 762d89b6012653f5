-- How many stand anywhere below a member, counted from level to level down the uplines: the line of whom players invited is that of their
-- agent, so that lines cannot tell. A recursive query would be planned for the largest team that there might be, and compiled for it, which
-- takes longer than all that it counts.
create or replace function count_below(p_tenant text, p_above text) returns int language plpgsql stable as $$
declare
  v_count int := 0;
  v_level text[] := array[p_above];
begin
  loop
    select array_agg(m.id) into v_level from members m
    where m.tenant_id = p_tenant and m.upline_id = any (v_level) and m.id <> p_above;
    exit when v_level is null;
    v_count := v_count + cardinality(v_level);
  end loop;
  return v_count;
end $$;

grant execute on function count_below to marquee_gateway;
