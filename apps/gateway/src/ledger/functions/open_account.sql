-- An account of a holder, which begins at zero. One that is there stays as it is.
create or replace function ledger.open_account(p_tenant text, p_account text, p_asset text) returns void
language sql security definer set search_path = pg_catalog as $$
  insert into ledger.accounts (tenant_id, account, asset) values (p_tenant, p_account, p_asset) on conflict do nothing;
$$;

revoke all on function ledger.open_account from public;
grant execute on function ledger.open_account to marquee_gateway;
