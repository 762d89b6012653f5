-- What follows from an accepted call with real money, in the statement that stores it (decision 111): the lines between the marks are made
-- from the files of hooks.
create or replace function after_accepted_call() returns trigger language plpgsql as $$
begin
  -- hooks accepted_call(new)
  perform count_protected_call(new);
  perform settle_closed_round(new);
  perform publish_call_webhook(new);
  -- end of hooks
  return null;
end $$;

-- What migrations have made for each of the hooks goes in the transaction in which the one trigger comes: no call meets both or neither.
drop trigger if exists provider_transactions_protected on provider_transactions;
drop trigger if exists provider_transactions_settled on provider_transactions;
drop trigger if exists provider_transactions_webhook on provider_transactions;
drop function if exists count_protected_play(), settle_round(), publish_bet_webhook();

create or replace trigger provider_transactions_accepted after insert on provider_transactions for each row
  when (new.status = 'OK' and new.realm = 'real' and new.note is null) execute function after_accepted_call();
