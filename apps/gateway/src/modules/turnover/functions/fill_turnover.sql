-- Fills open requirements, the oldest first. Rows are locked in their order, so parallel settles count one after another. @returns what it
-- has filled
create or replace function fill_turnover(p_tenant text, p_member text, p_amount bigint) returns bigint language plpgsql as $$
declare
  v_row record;
  v_left bigint := p_amount;
  v_part bigint;
begin
  for v_row in
    select r.id, r.required - r.done as missing from turnover_requirements r
    where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN'
      and (r.expires_at is null or r.expires_at > clock_timestamp())
    order by r.position for update
  loop
    exit when v_left <= 0;
    v_part := least(v_left, v_row.missing);
    v_left := v_left - v_part;
    update turnover_requirements r set done = r.done + v_part,
      state = case when v_part = v_row.missing then 'DONE' else 'OPEN' end,
      ended_at = case when v_part = v_row.missing then clock_timestamp() end
    where r.tenant_id = p_tenant and r.id = v_row.id;
  end loop;
  return p_amount - v_left;
end $$;

grant execute on function fill_turnover to marquee_gateway;
