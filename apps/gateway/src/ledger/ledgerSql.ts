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
  v_names text[]; v_assets text[]; v_kinds text[]; v_amounts bigint[];  -- the postings, by line
  v_holders int[];       -- by line: which of the holders below it is, null on the house side
  v_holder record;
  v_held text[] := '{}'; v_balances numeric[] := '{}'; v_positions bigint[] := '{}'; v_heads text[] := '{}';
  v_positions_at bigint[]; v_balances_at bigint[]; v_hashes text[];     -- by line, what its entry says
  v_known record;
  v_refusal text;
  v_index int;
  v_at timestamptz;
begin
  select array_agg(q.account order by q.line), array_agg(q.asset order by q.line), array_agg(q.kind order by q.line),
    array_agg(q.amount order by q.line)
  into v_names, v_assets, v_kinds, v_amounts
  from rows from (jsonb_to_recordset(p_postings) as (account text, asset text, kind text, amount bigint))
    with ordinality as q(account, asset, kind, amount, line);

  if coalesce(array_length(v_names, 1), 0) < 2 then
    raise exception 'a transfer has two sides' using errcode = '22023';
  end if;
  if exists (select 1 from unnest(v_assets, v_amounts) as p(asset, amount) group by p.asset having sum(p.amount) <> 0) then
    raise exception 'the postings of a transfer add up to zero' using errcode = '22023';
  end if;

  -- Locks are taken in the order of their ids, so that opposite transfers wait for each other and never in a circle.
  for v_holder in
    select p.account, p.asset, array_agg(p.line) as lines
    from unnest(v_names, v_assets) with ordinality as p(account, asset, line)
    where p.account ~ '^(trial:)?member:' group by p.account, p.asset
    order by p.account, p.asset
  loop
    select v_balances || a.balance, v_positions || a.entries, v_heads || a.head into v_balances, v_positions, v_heads
    from ledger.accounts a
    where a.tenant_id = p_tenant and a.account = v_holder.account and a.asset = v_holder.asset for update;
    if not found then
      raise exception 'no account % in %', v_holder.account, v_holder.asset using errcode = '22023';
    end if;
    v_held := v_held || v_holder.account;
    foreach v_index in array v_holder.lines loop
      v_holders[v_index] := array_length(v_held, 1);
    end loop;
  end loop;

  v_at := clock_timestamp();
  for v_line in 1 .. array_length(v_names, 1) loop
    if (v_names[v_line] like 'trial:%') <> (v_names[1] like 'trial:%') then
      raise exception 'trial money and real money never meet' using errcode = '22023';
    end if;
    v_index := v_holders[v_line];
    continue when v_index is null;
    v_balances[v_index] := v_balances[v_index] + v_amounts[v_line];
    -- A balance may at no line be below zero, nor beyond what its type holds.
    if v_balances[v_index] < 0 then v_refusal := 'INSUFFICIENT'; exit; end if;
    if v_balances[v_index] > 9000000000000000000 then v_refusal := 'LIMIT'; exit; end if;
    v_positions[v_index] := v_positions[v_index] + 1;
    v_heads[v_index] := encode(sha256(convert_to(concat_ws('|', v_heads[v_index], p_tenant, v_names[v_line], v_assets[v_line],
      v_positions[v_index], v_kinds[v_line], v_amounts[v_line], v_balances[v_index], p_transfer, v_line,
      (extract(epoch from v_at) * 1000000)::bigint), 'UTF8')), 'hex');
    v_positions_at[v_line] := v_positions[v_index];
    v_balances_at[v_line] := v_balances[v_index];
    v_hashes[v_line] := v_heads[v_index];
  end loop;

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

  for v_line in reverse array_length(v_names, 1) .. 1 loop
    v_index := v_holders[v_line];
    -- The last line of each holder holds where the whole transfer leaves it.
    continue when v_index is null or v_positions_at[v_line] <> v_positions[v_index];
    update ledger.accounts a set balance = v_balances[v_index], entries = v_positions[v_index], head = v_heads[v_index]
    where a.tenant_id = p_tenant and a.account = v_names[v_line] and a.asset = v_assets[v_line];
  end loop;
  return query
    with made as (
      insert into ledger.entries
      select p_tenant, p_transfer, l, v_names[l], v_assets[l], v_kinds[l], v_amounts[l],
        v_positions_at[l], v_balances_at[l], v_hashes[l], v_at
      from generate_series(1, array_length(v_names, 1)) as l
      returning line, account, asset, position, balance_after)
    select 'POSTED', false, p_transfer, null::text,
      coalesce(jsonb_agg(jsonb_build_object('account', m.account, 'asset', m.asset, 'balance', m.balance_after::text)
        order by m.line) filter (where m.position is not null), '[]'::jsonb)
    from made m;
end $$;

revoke all on function ledger.post, ledger.open_account from public;
grant usage on schema ledger to marquee_gateway;
grant select on all tables in schema ledger to marquee_gateway;
grant execute on all functions in schema ledger to marquee_gateway;
`;
