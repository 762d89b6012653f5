-- Ends a member's bonus when enough was staked, or when nothing of it is left and no round that it was staked in is open. Of a sticky one what was
-- won above it is known only when no such round is open. What it ends is to be told.
-- hook: settled_round 10
create or replace function settle_bonus(p_tenant text, p_member text) returns void language plpgsql as $$
declare
  v_bonus record;
  v_is_ended boolean := false;
begin
  select b.id, b.sticky, r.state, a.balance < r.lost_below as is_spent into v_bonus
  from bonuses b
  join turnover_requirements r on r.tenant_id = b.tenant_id and r.source = 'BONUS' and r.ref = b.id::text
  join ledger.accounts a on a.tenant_id = b.tenant_id and a.account = 'member:' || p_member || ':bonus' and a.asset = b.currency
  where b.tenant_id = p_tenant and b.member_id = p_member and b.state = 'ACTIVE';
  if not found then return; end if;
  if v_bonus.state in ('DONE', 'FORGIVEN') then
    if not (v_bonus.sticky and has_open_bonus_round(p_tenant, v_bonus.id)) then
      v_is_ended := end_bonus(p_tenant, v_bonus.id, 'CONVERTED');
    end if;
  elsif v_bonus.is_spent and not has_open_bonus_round(p_tenant, v_bonus.id) then
    v_is_ended := end_bonus(p_tenant, v_bonus.id, 'LOST');
  end if;
  if v_is_ended then
    update bonuses b set is_told = false where b.tenant_id = p_tenant and b.id = v_bonus.id;
  end if;
end $$;

grant execute on function settle_bonus to marquee_gateway;
