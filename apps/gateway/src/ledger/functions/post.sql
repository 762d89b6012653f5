-- Makes one transfer, once for its key: its holders' rows are locked, their chained entries are written and their balances follow. The
-- same key again is answered with what was made; the same key with another digest is a conflict. What is refused is kept as refused.
create or replace function ledger.post(
  p_tenant text, p_transfer uuid, p_scope text, p_key text, p_digest text, p_ref text,
  p_accounts text[], p_assets text[], p_kinds text[], p_amounts bigint[])  -- the postings, by line
returns table (outcome text, replayed boolean, transfer_id uuid, refusal text, balances text[])
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_lines int := coalesce(array_length(p_accounts, 1), 0);
  v_order int[] := '{}';                                                -- the lines of holders, in the order of their locks
  v_held int := 0; v_balances numeric[]; v_positions bigint[]; v_heads text[];
  v_holders int[];       -- by line: which of the held it is, null on the house side
  v_positions_at bigint[]; v_balances_at text[]; v_hashes text[];       -- by line, what its entry says
  v_row record;
  v_last int;
  v_line int;
  v_index int;
  v_at timestamptz;
begin
  if v_lines < 2 then
    raise exception 'a transfer has two sides' using errcode = '22023';
  end if;
  if exists (select 1 from unnest(p_assets, p_amounts) as p(asset, amount) group by p.asset having sum(p.amount) <> 0) then
    raise exception 'the postings of a transfer add up to zero' using errcode = '22023';
  end if;
  for v_line in 1 .. v_lines loop
    if (p_accounts[v_line] like 'trial:%') <> (p_accounts[1] like 'trial:%') then
      raise exception 'trial money and real money never meet' using errcode = '22023';
    end if;
    if p_accounts[v_line] ~ '^(trial:)?member:' then v_order := v_order || v_line; end if;
  end loop;

  -- Locks are taken in the order of their ids, so that opposite transfers wait for each other and never in a circle.
  if array_length(v_order, 1) > 1 then
    v_order := array(select l from unnest(v_order) as l order by p_accounts[l], p_assets[l]);
  end if;
  foreach v_line in array v_order loop
    if v_last is null or (p_accounts[v_line], p_assets[v_line]) <> (p_accounts[v_last], p_assets[v_last]) then
      select a.balance, a.entries, a.head into v_row
      from ledger.accounts a
      where a.tenant_id = p_tenant and a.account = p_accounts[v_line] and a.asset = p_assets[v_line] for update;
      if not found then
        raise exception 'no account % in %', p_accounts[v_line], p_assets[v_line] using errcode = '22023';
      end if;
      v_held := v_held + 1;
      v_balances[v_held] := v_row.balance;
      v_positions[v_held] := v_row.entries;
      v_heads[v_held] := v_row.head;
    end if;
    v_holders[v_line] := v_held;
    v_last := v_line;
  end loop;

  v_at := clock_timestamp();
  -- As long as the transfer from the start: an array that begins at a later line would be read as if it began at the first.
  v_balances_at := array_fill(null::text, array[v_lines]);
  for v_line in 1 .. v_lines loop
    v_index := v_holders[v_line];
    continue when v_index is null;
    v_balances[v_index] := v_balances[v_index] + p_amounts[v_line];
    -- A balance may at no line be below zero, nor beyond what its type holds.
    if v_balances[v_index] < 0 then refusal := 'INSUFFICIENT'; exit; end if;
    if v_balances[v_index] > 9000000000000000000 then refusal := 'LIMIT'; exit; end if;
    v_positions[v_index] := v_positions[v_index] + 1;
    v_heads[v_index] := encode(sha256(convert_to(concat_ws('|', v_heads[v_index], p_tenant, p_accounts[v_line], p_assets[v_line],
      v_positions[v_index], p_kinds[v_line], p_amounts[v_line], v_balances[v_index], p_transfer, v_line,
      (extract(epoch from v_at) * 1000000)::bigint), 'UTF8')), 'hex');
    v_positions_at[v_line] := v_positions[v_index];
    v_balances_at[v_line] := v_balances[v_index];
    v_hashes[v_line] := v_heads[v_index];
  end loop;

  insert into ledger.transfers (tenant_id, id, scope, key, digest, ref, refusal, at)
  values (p_tenant, p_transfer, p_scope, p_key, p_digest, p_ref, post.refusal, v_at)
  on conflict (tenant_id, scope, key) do nothing;

  replayed := not found;
  if replayed then
    select t.id, t.digest, t.refusal into v_row from ledger.transfers t
    where t.tenant_id = p_tenant and t.scope = p_scope and t.key = p_key;
    transfer_id := v_row.id;
    refusal := v_row.refusal;
    outcome := case when v_row.digest <> p_digest then 'CONFLICT' when refusal is null then 'POSTED' else 'REFUSED' end;
    balances := array(select e.balance_after::text from ledger.entries e
      where e.tenant_id = p_tenant and e.transfer_id = v_row.id order by e.line);
    return next;
    return;
  end if;

  transfer_id := p_transfer;
  outcome := case when refusal is null then 'POSTED' else 'REFUSED' end;
  if refusal is null then
    foreach v_line in array v_order loop
      v_index := v_holders[v_line];
      -- The last line of each holder holds where the whole transfer leaves it.
      continue when v_positions_at[v_line] <> v_positions[v_index];
      update ledger.accounts a set balance = v_balances[v_index], entries = v_positions[v_index], head = v_heads[v_index]
      where a.tenant_id = p_tenant and a.account = p_accounts[v_line] and a.asset = p_assets[v_line];
    end loop;
    insert into ledger.entries
    select p_tenant, p_transfer, l, p_accounts[l], p_assets[l], p_kinds[l], p_amounts[l],
      v_positions_at[l], v_balances_at[l]::bigint, v_hashes[l], v_at
    from generate_series(1, v_lines) as l;
    insert into public.live_events (tenant_id, member_id, kind)
    select distinct p_tenant, split_part(replace(p_accounts[l], 'trial:', ''), ':', 2), 'balance' from unnest(v_order) as l;
    balances := v_balances_at;
    if not p_kinds && array['BET', 'WIN', 'ROLLBACK', 'JACKPOT'] then
      perform ledger.after_posting(p_tenant, p_accounts, p_assets, p_kinds, p_amounts);
    end if;
  end if;
  return next;
end $$;

revoke all on function ledger.post from public;
grant execute on function ledger.post to marquee_gateway;
