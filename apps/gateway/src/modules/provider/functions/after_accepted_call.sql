-- Follows a call that a statement of the release before stores, while gateways are replaced: `finish_money_call` says what follows itself, and
-- leaves a mark for its transaction.
create or replace function after_accepted_call() returns trigger language plpgsql as $$
begin
  perform after_stored_call(new);
  return null;
end $$;

-- What migrations have made for each of the hooks goes in the transaction in which the one trigger comes: no call meets both or neither.
drop trigger if exists provider_transactions_protected on provider_transactions;
drop trigger if exists provider_transactions_settled on provider_transactions;
drop trigger if exists provider_transactions_webhook on provider_transactions;
drop function if exists count_protected_play(), settle_round(), publish_bet_webhook();

create or replace trigger provider_transactions_accepted after insert on provider_transactions for each row
  when (new.status = 'OK' and new.realm = 'real' and new.note is null and current_setting('marquee.followed_call', true) is distinct from new.tx_id)
  execute function after_accepted_call();
