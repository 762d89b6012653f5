-- What follows from an accepted call with real money, in the statement that stores it (decision 111): the lines between the marks are made
-- from the files of hooks.
create or replace function after_stored_call(p_call provider_transactions) returns void language plpgsql as $$
begin
  -- hooks accepted_call(p_call)
  perform count_protected_call(p_call);
  perform settle_closed_round(p_call);
  perform publish_call_webhook(p_call);
  -- end of hooks
end $$;

grant execute on function after_stored_call to marquee_gateway;
