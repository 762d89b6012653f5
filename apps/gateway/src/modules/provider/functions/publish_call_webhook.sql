-- An accepted money call: the bet or win, then the round when the call has ended it.
-- hook: accepted_call 30
create or replace function publish_call_webhook(p_call provider_transactions) returns void language plpgsql as $$
declare
  v_bet jsonb;
  v_round record;
begin
  if not exists (select from webhook_endpoints e where e.tenant_id = p_call.tenant_id and e.state = 'ON') then return; end if;
  v_bet := jsonb_build_object('memberId', p_call.player_id, 'provider', p_call.provider, 'gameCode', p_call.game_code, 'roundId', p_call.round_id,
    'txId', p_call.tx_id, 'txRef', p_call.tx_ref, 'betTxId', p_call.bet_tx_id, 'currency', p_call.currency);
  if p_call.kind in ('bet', 'betwin') then
    perform publish_webhook(p_call.tenant_id, 'bet.placed', v_bet || jsonb_build_object('amount', to_webhook_amount(p_call.amount)));
  elsif p_call.kind = 'rollback' then
    perform publish_webhook(p_call.tenant_id, 'bet.rolled_back', v_bet || jsonb_build_object('amount', to_webhook_amount(p_call.amount)));
  end if;
  if p_call.kind = 'win' and p_call.amount > 0 or p_call.kind = 'betwin' and coalesce(p_call.win_amount, 0) > 0 then
    perform publish_webhook(p_call.tenant_id, 'bet.won', v_bet || jsonb_build_object(
      'amount', to_webhook_amount(case p_call.kind when 'win' then p_call.amount else p_call.win_amount end)));
  end if;
  if p_call.kind in ('win', 'betwin') then
    select r.won, coalesce((select sum(b.amount)::bigint from provider_transactions b
        where b.tenant_id = r.tenant_id and b.provider = r.provider and b.player_id = r.player_id and b.realm = r.realm
          and b.round_id = r.round_id and b.kind in ('bet', 'betwin') and b.status = 'OK'
          and not exists (select from provider_transactions u where u.tenant_id = b.tenant_id and u.provider = b.provider
            and u.bet_tx_id = b.tx_id and u.kind = 'rollback' and u.status = 'OK')), 0) as staked
      into v_round
    from game_rounds r
    where r.tenant_id = p_call.tenant_id and r.provider = p_call.provider and r.player_id = p_call.player_id and r.realm = p_call.realm
      and r.round_id = p_call.round_id and r.state = 'CLOSED';
    if found then
      perform publish_webhook(p_call.tenant_id, 'round.settled', jsonb_build_object('memberId', p_call.player_id, 'provider', p_call.provider,
        'gameCode', p_call.game_code, 'roundId', p_call.round_id, 'currency', p_call.currency,
        'staked', to_webhook_amount(v_round.staked), 'won', to_webhook_amount(v_round.won)));
    end if;
  end if;
end $$;
