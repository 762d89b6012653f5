-- Ends the open requirements of a member whose money is gone: less than their small amount in all wallets but the bonus one, and no round
-- open. What a bonus asks is not lost with the main wallet's money. @returns how many
create or replace function lose_turnover(p_tenant text, p_member text) returns int language plpgsql as $$
declare
  v_most bigint;
  v_count int := 0;
begin
  select max(r.lost_below) into v_most from turnover_requirements r
  where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN' and r.source <> 'BONUS';
  if v_most is null or v_most <= (select coalesce(sum(a.balance), 0) from ledger.accounts a
    where a.tenant_id = p_tenant and a.account = 'member:' || p_member || ':main') then return 0; end if;
  if exists (
    select 1 from (select distinct s.provider from game_sessions s where s.tenant_id = p_tenant and s.player_id = p_member) p
    join game_rounds g on g.tenant_id = p_tenant and g.provider = p.provider and g.player_id = p_member
      and g.realm = 'real' and g.state = 'OPEN') then return 0; end if;
  perform 1 from turnover_requirements r
  where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN' and r.source <> 'BONUS' order by r.position for update;
  -- ';' follows ':', so these are all accounts whose names begin with the member. Bonus money is not what a deposit has left.
  update turnover_requirements r set state = 'LOST', ended_at = clock_timestamp()
  where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN' and r.source <> 'BONUS' and r.lost_below > (
    select coalesce(sum(a.balance), 0) from ledger.accounts a
    where a.tenant_id = p_tenant and a.asset = r.currency and a.account <> 'member:' || p_member || ':bonus'
      and a.account > 'member:' || p_member || ':' and a.account < 'member:' || p_member || ';');
  get diagnostics v_count = row_count;
  return v_count;
end $$;

grant execute on function lose_turnover to marquee_gateway;
