-- Many transfers, made one by one. All their holders are locked first, in the order that single transfers lock in.
create or replace function ledger.post_all(p_transfers jsonb)
returns table (outcome text, replayed boolean, transfer_id uuid, refusal text, balances text[])
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform a.account from ledger.accounts a
  where (a.tenant_id, a.account, a.asset) in
    (select t.tenant, p.account, p.asset
     from jsonb_to_recordset(p_transfers) as t(tenant text, accounts text[], assets text[]),
       unnest(t.accounts, t.assets) as p(account, asset))
  order by a.account, a.asset for update;
  return query
    select p.* from rows from (jsonb_to_recordset(p_transfers)
        as (tenant text, id uuid, scope text, key text, digest text, ref text,
          accounts text[], assets text[], kinds text[], amounts bigint[]))
      with ordinality as t(tenant, id, scope, key, digest, ref, accounts, assets, kinds, amounts, number)
    cross join lateral ledger.post(
      t.tenant, t.id, t.scope, t.key, t.digest, t.ref, t.accounts, t.assets, t.kinds, t.amounts) p
    order by t.number;
end $$;

revoke all on function ledger.post_all from public;
grant execute on function ledger.post_all to marquee_gateway;
