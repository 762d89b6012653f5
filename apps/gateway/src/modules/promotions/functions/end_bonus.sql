-- Ends an active bonus: what is left of it becomes the member's up to its cap where p_to is CONVERTED, of a sticky one what is left above the bonus
-- itself; all else goes back to the house. The caller holds the main wallet's lock, which every mover of bonus money takes first. @returns false when it is not active
-- any more
create or replace function end_bonus(p_tenant text, p_bonus uuid, p_to text) returns boolean language plpgsql as $$
declare
  v_bonus record;
  v_left bigint;
  v_own bigint := 0;
  v_main text;
  v_wallet text;
  v_accounts text[] := '{}';
  v_kinds text[] := '{}';
  v_amounts bigint[] := '{}';
begin
  select b.member_id, b.currency, b.max_convert, case when b.sticky then b.amount else 0 end as kept_back into v_bonus from bonuses b
  where b.tenant_id = p_tenant and b.id = p_bonus and b.state = 'ACTIVE' for update;
  if not found then return false; end if;
  v_main := 'member:' || v_bonus.member_id || ':main';
  v_wallet := 'member:' || v_bonus.member_id || ':bonus';
  v_left := ledger.lock_account(p_tenant, v_wallet, v_bonus.currency);
  if p_to = 'CONVERTED' then v_own := least(greatest(v_left - v_bonus.kept_back, 0), coalesce(v_bonus.max_convert, v_left)); end if;
  if v_own > 0 then
    v_accounts := array[v_wallet, v_main];
    v_kinds := array['BONUS_CONVERT', 'BONUS_CONVERT'];
    v_amounts := array[-v_own, v_own];
  end if;
  if v_left > v_own then
    v_accounts := v_accounts || array[v_wallet, 'house:' || p_tenant || ':bonus'];
    v_kinds := v_kinds || array['BONUS_EXPIRE', 'BONUS_EXPIRE'];
    v_amounts := v_amounts || array[v_own - v_left, v_left - v_own];
  end if;
  if v_left > 0 then
    perform ledger.post(p_tenant, gen_random_uuid(), 'bonus', 'end:' || p_bonus, p_to || ':' || v_left || ':' || v_own, p_bonus::text,
      v_accounts, array_fill(v_bonus.currency, array[array_length(v_accounts, 1)]), v_kinds, v_amounts);
  end if;
  update bonuses b set state = p_to, converted = v_own, ended_at = clock_timestamp() where b.tenant_id = p_tenant and b.id = p_bonus;
  update turnover_requirements r set state = case p_to when 'EXPIRED' then 'EXPIRED' else 'LOST' end, ended_at = clock_timestamp()
  where r.tenant_id = p_tenant and r.source = 'BONUS' and r.ref = p_bonus::text and r.state = 'OPEN';
  insert into live_events (tenant_id, member_id, kind) values (p_tenant, v_bonus.member_id, 'order');
  return true;
end $$;

grant execute on function end_bonus to marquee_gateway;
