-- The balance of a holder, whose row is locked until the transaction ends: the gateway's role itself may not lock what it may not change.
-- A function in SQL would be planned at each call, one in PL/pgSQL is once for a connection: every bet begins with this lock.
create or replace function ledger.lock_account(p_tenant text, p_account text, p_asset text) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_balance bigint;
begin
  select a.balance into v_balance from ledger.accounts a
  where a.tenant_id = p_tenant and a.account = p_account and a.asset = p_asset for update;
  return v_balance;
end $$;

revoke all on function ledger.lock_account from public;
grant execute on function ledger.lock_account to marquee_gateway;
