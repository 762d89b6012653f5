-- Counts what a member with limits has staked and won by a call.
-- hook: accepted_call 10
create or replace function count_protected_call(p_call provider_transactions) returns void language plpgsql as $$
declare
  v_at timestamptz := p_call.processed_at;
  v_staked bigint := 0;
  v_won bigint := 0;
begin
  if not exists (select 1 from protected_members m where m.tenant_id = p_call.tenant_id and m.member_id = p_call.player_id) then return; end if;
  if p_call.kind = 'rollback' then
    select b.processed_at into v_at from provider_transactions b
    where b.tenant_id = p_call.tenant_id and b.provider = p_call.provider and b.tx_id = p_call.bet_tx_id;
    v_staked := -p_call.amount;
  elsif p_call.kind = 'win' then
    v_won := p_call.amount;
  else
    v_staked := p_call.amount;
    v_won := coalesce(p_call.win_amount, 0);
    perform note_play(p_call.tenant_id, p_call.player_id);
  end if;
  insert into protected_play as p (tenant_id, member_id, hour, staked, won)
  values (p_call.tenant_id, p_call.player_id, date_trunc('hour', v_at, 'UTC'), v_staked, v_won)
  on conflict (tenant_id, member_id, hour) do update set staked = p.staked + excluded.staked, won = p.won + excluded.won;
end $$;

grant execute on function count_protected_call to marquee_gateway;
