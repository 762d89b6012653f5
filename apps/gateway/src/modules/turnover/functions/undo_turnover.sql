-- Takes back what a stake has filled, from what was filled last. What has ended otherwise stays, also what is past its time and not marked
-- yet, and what has set a bonus free. @returns what it has taken
create or replace function undo_turnover(p_tenant text, p_member text, p_amount bigint) returns bigint language plpgsql as $$
declare
  v_row record;
  v_left bigint := p_amount;
  v_part bigint;
begin
  -- All are locked in the order in which they are filled, the last one is taken from first.
  perform 1 from turnover_requirements r
  where r.tenant_id = p_tenant and r.member_id = p_member and r.done > 0
    and (r.state = 'DONE' and r.source <> 'BONUS' or r.state = 'OPEN' and (r.expires_at is null or r.expires_at > clock_timestamp()))
  order by r.position for update;
  for v_row in
    select r.id, r.done from turnover_requirements r
    where r.tenant_id = p_tenant and r.member_id = p_member and r.done > 0
      and (r.state = 'DONE' and r.source <> 'BONUS' or r.state = 'OPEN' and (r.expires_at is null or r.expires_at > clock_timestamp()))
    order by r.position desc
  loop
    exit when v_left <= 0;
    v_part := least(v_left, v_row.done);
    v_left := v_left - v_part;
    update turnover_requirements r set done = r.done - v_part, state = 'OPEN', ended_at = null
    where r.tenant_id = p_tenant and r.id = v_row.id;
  end loop;
  return p_amount - v_left;
end $$;

grant execute on function undo_turnover to marquee_gateway;
