-- What follows from a transfer that is not play (decision 111): the lines between the marks are made from the files of hooks. Bets do not come
-- here, so that they pay for none of it.
create or replace function ledger.after_posting(p_tenant text, p_accounts text[], p_assets text[], p_kinds text[], p_amounts bigint[])
returns void language plpgsql set search_path = public, pg_catalog as $$
begin
  -- hooks posting(p_tenant, p_accounts, p_assets, p_kinds, p_amounts)
  perform add_team_events(p_tenant, p_accounts, p_assets, p_kinds, p_amounts);
  perform add_affiliate_events(p_tenant, p_accounts, p_assets, p_kinds, p_amounts);
  -- end of hooks
end $$;

revoke all on function ledger.after_posting from public;
