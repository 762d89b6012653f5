-- Counts a call that has moved money, in its own transaction.
create or replace function count_protected_play() returns trigger language plpgsql as $$
declare
  v_at timestamptz := new.processed_at;
  v_staked bigint := 0;
  v_won bigint := 0;
begin
  if not exists (select 1 from protected_members m where m.tenant_id = new.tenant_id and m.member_id = new.player_id) then return null; end if;
  if new.kind = 'rollback' then
    select b.processed_at into v_at from provider_transactions b
    where b.tenant_id = new.tenant_id and b.provider = new.provider and b.tx_id = new.bet_tx_id;
    v_staked := -new.amount;
  elsif new.kind = 'win' then
    v_won := new.amount;
  else
    v_staked := new.amount;
    v_won := coalesce(new.win_amount, 0);
    perform note_play(new.tenant_id, new.player_id);
  end if;
  insert into protected_play as p (tenant_id, member_id, hour, staked, won)
  values (new.tenant_id, new.player_id, date_trunc('hour', v_at, 'UTC'), v_staked, v_won)
  on conflict (tenant_id, member_id, hour) do update set staked = p.staked + excluded.staked, won = p.won + excluded.won;
  return null;
end $$;

grant execute on function count_protected_play to marquee_gateway;

create or replace trigger provider_transactions_protected after insert on provider_transactions for each row
  when (new.status = 'OK' and new.realm = 'real' and new.note is null) execute function count_protected_play();
