-- An accepted money call: the bet or win, then the round when the call has ended it.
create or replace function publish_bet_webhook() returns trigger language plpgsql as $$
declare
  v_bet jsonb;
  v_round record;
begin
  if not exists (select from webhook_endpoints e where e.tenant_id = new.tenant_id and e.state = 'ON') then return null; end if;
  v_bet := jsonb_build_object('memberId', new.player_id, 'provider', new.provider, 'gameCode', new.game_code, 'roundId', new.round_id,
    'txId', new.tx_id, 'txRef', new.tx_ref, 'betTxId', new.bet_tx_id, 'currency', new.currency);
  if new.kind in ('bet', 'betwin') then
    perform publish_webhook(new.tenant_id, 'bet.placed', v_bet || jsonb_build_object('amount', to_webhook_amount(new.amount)));
  elsif new.kind = 'rollback' then
    perform publish_webhook(new.tenant_id, 'bet.rolled_back', v_bet || jsonb_build_object('amount', to_webhook_amount(new.amount)));
  end if;
  if new.kind = 'win' and new.amount > 0 or new.kind = 'betwin' and coalesce(new.win_amount, 0) > 0 then
    perform publish_webhook(new.tenant_id, 'bet.won', v_bet || jsonb_build_object(
      'amount', to_webhook_amount(case new.kind when 'win' then new.amount else new.win_amount end)));
  end if;
  if new.kind in ('win', 'betwin') then
    select r.won, coalesce((select sum(b.amount)::bigint from provider_transactions b
        where b.tenant_id = r.tenant_id and b.provider = r.provider and b.player_id = r.player_id and b.realm = r.realm
          and b.round_id = r.round_id and b.kind in ('bet', 'betwin') and b.status = 'OK'
          and not exists (select from provider_transactions u where u.tenant_id = b.tenant_id and u.provider = b.provider
            and u.bet_tx_id = b.tx_id and u.kind = 'rollback' and u.status = 'OK')), 0) as staked
      into v_round
    from game_rounds r
    where r.tenant_id = new.tenant_id and r.provider = new.provider and r.player_id = new.player_id and r.realm = new.realm
      and r.round_id = new.round_id and r.state = 'CLOSED';
    if found then
      perform publish_webhook(new.tenant_id, 'round.settled', jsonb_build_object('memberId', new.player_id, 'provider', new.provider,
        'gameCode', new.game_code, 'roundId', new.round_id, 'currency', new.currency,
        'staked', to_webhook_amount(v_round.staked), 'won', to_webhook_amount(v_round.won)));
    end if;
  end if;
  return null;
end $$;

create or replace trigger provider_transactions_webhook after insert on provider_transactions for each row
  when (new.status = 'OK' and new.realm = 'real' and new.note is null) execute function publish_bet_webhook();
