/**
 * The ledger's tables and the one function that writes them (contract 3.14).
 *
 * `ledger.post` is owned by the migrating role and runs with its rights; the gateway's own role may read the tables and
 * call the function, nothing else. So no statement of the application can insert, change or delete an entry, on either
 * database. Account names tell the sides apart: holders (`member:`, `trial:member:`) have a row with a balance and a
 * hash chain, the house side (`house:`, `pool:`, `trial:house:`) has entries only, so that a busy game locks no row.
 */
export const ledgerSql = `
create schema ledger;

create table ledger.accounts (
  tenant_id text not null,
  account text not null check (account ~ '^(trial:)?member:'),
  asset text not null,
  balance bigint not null default 0 check (balance >= 0),
  entries bigint not null default 0,
  head text not null default '',
  opened_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, account, asset)
);

create table ledger.transfers (
  tenant_id text not null,
  id uuid not null,
  scope text not null,
  key text not null,
  digest text not null,
  ref text not null,
  refusal text,
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, scope, key)
);

create table ledger.entries (
  tenant_id text not null,
  transfer_id uuid not null,
  line int not null,
  account text not null check (account ~ '^(trial:)?(member|house|pool):'),
  asset text not null,
  kind text not null,
  amount bigint not null check (amount <> 0),
  position bigint,
  balance_after bigint,
  hash text,
  at timestamptz not null,
  primary key (tenant_id, transfer_id, line)
);

-- The chain of one holder, and the order of the holder's account record.
create unique index entries_chain on ledger.entries (tenant_id, account, asset, position) where position is not null;

create function ledger.open_account(p_tenant text, p_account text, p_asset text) returns void
language sql security definer set search_path = pg_catalog as $$
  insert into ledger.accounts (tenant_id, account, asset) values (p_tenant, p_account, p_asset) on conflict do nothing;
$$;

create function ledger.post(
  p_tenant text, p_transfer uuid, p_scope text, p_key text, p_digest text, p_ref text, p_postings jsonb)
returns table (outcome text, replayed boolean, transfer_id uuid, refusal text, balances jsonb)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_posting record;
  v_known record;
  v_refusal text;
  v_position bigint;
  v_balance bigint;
  v_hash text;
  v_balances jsonb := '[]';
  v_at timestamptz;
begin
  if (select count(*) < 2 from jsonb_array_elements(p_postings)) then
    raise exception 'a transfer has two sides' using errcode = '22023';
  end if;
  if exists (select 1 from jsonb_to_recordset(p_postings) as p(asset text, amount bigint)
             group by p.asset having sum(p.amount) <> 0) then
    raise exception 'the postings of a transfer add up to zero' using errcode = '22023';
  end if;
  if (select count(distinct p.account like 'trial:%') > 1 from jsonb_to_recordset(p_postings) as p(account text)) then
    raise exception 'trial money and real money never meet' using errcode = '22023';
  end if;

  -- Locks are taken in the order of their ids, so that opposite transfers wait for each other and never in a circle.
  for v_posting in
    select p.account, p.asset from jsonb_to_recordset(p_postings) as p(account text, asset text)
    where p.account ~ '^(trial:)?member:'
    order by p.account, p.asset
  loop
    perform 1 from ledger.accounts a
    where a.tenant_id = p_tenant and a.account = v_posting.account and a.asset = v_posting.asset for update;
    if not found then
      raise exception 'no account % in %', v_posting.account, v_posting.asset using errcode = '22023';
    end if;
  end loop;

  -- A balance may at no line be below zero, nor beyond what its type holds.
  select case when a.balance + p.running < 0 then 'INSUFFICIENT' else 'LIMIT' end into v_refusal
  from (select line, q.account, q.asset, sum(q.amount) over (partition by q.account, q.asset order by line) as running
        from rows from (jsonb_to_recordset(p_postings) as (account text, asset text, amount bigint))
          with ordinality as q(account, asset, amount, line)) p
  join ledger.accounts a on a.tenant_id = p_tenant and a.account = p.account and a.asset = p.asset
  where a.balance + p.running < 0 or a.balance + p.running > 9000000000000000000
  order by p.line limit 1;

  v_at := clock_timestamp();
  insert into ledger.transfers (tenant_id, id, scope, key, digest, ref, refusal, at)
  values (p_tenant, p_transfer, p_scope, p_key, p_digest, p_ref, v_refusal, v_at)
  on conflict (tenant_id, scope, key) do nothing;

  if not found then
    select t.id, t.digest, t.refusal into v_known from ledger.transfers t
    where t.tenant_id = p_tenant and t.scope = p_scope and t.key = p_key;
    if v_known.digest <> p_digest then
      return query select 'CONFLICT', true, v_known.id, null::text, '[]'::jsonb;
      return;
    end if;
    return query
      select case when v_known.refusal is null then 'POSTED' else 'REFUSED' end, true, v_known.id, v_known.refusal,
        coalesce((select jsonb_agg(jsonb_build_object('account', e.account, 'asset', e.asset,
            'balance', e.balance_after::text) order by e.line)
          from ledger.entries e
          where e.tenant_id = p_tenant and e.transfer_id = v_known.id and e.position is not null), '[]'::jsonb);
    return;
  end if;

  if v_refusal is not null then
    return query select 'REFUSED', false, p_transfer, v_refusal, '[]'::jsonb;
    return;
  end if;

  for v_posting in
    select q.line, q.account, q.asset, q.kind, q.amount
    from rows from (jsonb_to_recordset(p_postings) as (account text, asset text, kind text, amount bigint))
      with ordinality as q(account, asset, kind, amount, line)
    order by q.line
  loop
    if v_posting.account ~ '^(trial:)?member:' then
      update ledger.accounts a set
        balance = a.balance + v_posting.amount,
        entries = a.entries + 1,
        head = encode(sha256(convert_to(concat_ws('|', a.head, p_tenant, a.account, a.asset, a.entries + 1,
          v_posting.kind, v_posting.amount, a.balance + v_posting.amount, p_transfer, v_posting.line,
          (extract(epoch from v_at) * 1000000)::bigint), 'UTF8')), 'hex')
      where a.tenant_id = p_tenant and a.account = v_posting.account and a.asset = v_posting.asset
      returning a.entries, a.balance, a.head into v_position, v_balance, v_hash;
      insert into ledger.entries values (p_tenant, p_transfer, v_posting.line, v_posting.account, v_posting.asset,
        v_posting.kind, v_posting.amount, v_position, v_balance, v_hash, v_at);
      v_balances := v_balances || jsonb_build_object('account', v_posting.account, 'asset', v_posting.asset,
        'balance', v_balance::text);
    else
      insert into ledger.entries values (p_tenant, p_transfer, v_posting.line, v_posting.account, v_posting.asset,
        v_posting.kind, v_posting.amount, null, null, null, v_at);
    end if;
  end loop;
  return query select 'POSTED', false, p_transfer, null::text, v_balances;
end $$;

revoke all on function ledger.post, ledger.open_account from public;
grant usage on schema ledger to marquee_gateway;
grant select on all tables in schema ledger to marquee_gateway;
grant execute on all functions in schema ledger to marquee_gateway;
`;
