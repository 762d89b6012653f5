-- Gives a member points, or takes some back where p_points is below zero, in 1/10,000 of a point: as far as there are any, and the rest is owed
-- and taken from what comes next. Once for each kind and key. The ledger keeps them as any other asset.
create or replace function credit_points(p_tenant text, p_member text, p_kind text, p_points bigint, p_ref text, p_key text)
returns void language plpgsql as $$
declare
  v_account text := 'member:' || p_member || ':points';
  v_owed bigint;
  v_moved bigint;
  v_post record;
begin
  insert into point_members (tenant_id, member_id) values (p_tenant, p_member) on conflict do nothing;
  select m.owed into v_owed from point_members m where m.tenant_id = p_tenant and m.member_id = p_member for update;
  perform ledger.open_account(p_tenant, v_account, 'POINT');
  if p_points > 0 then v_moved := p_points - least(v_owed, p_points);
  else v_moved := -least(ledger.lock_account(p_tenant, v_account, 'POINT'), -p_points); end if;
  if v_moved <> 0 then
    select t.outcome, t.replayed into v_post from ledger.post(p_tenant, gen_random_uuid(), 'points', p_kind || ':' || p_member || ':' || p_key,
      p_points::text, p_ref, array[v_account, 'house:' || p_tenant || ':points'], array['POINT', 'POINT'], array[p_kind, p_kind],
      array[v_moved, -v_moved]) t;
    if v_post.outcome <> 'POSTED' or v_post.replayed then raise exception 'points of % were moved before, or refused', p_ref; end if;
  end if;
  update point_members m set earned = m.earned + case when p_kind in ('POINT_RETURN', 'POINT_ADJUST') then 0 else p_points end, owed = m.owed + v_moved - p_points
  where m.tenant_id = p_tenant and m.member_id = p_member;
  insert into live_events (tenant_id, member_id, kind) values (p_tenant, p_member, 'points');
end $$;

grant execute on function credit_points to marquee_gateway;
