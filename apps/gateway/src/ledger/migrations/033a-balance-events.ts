import type { Migration } from "@marquee/database";

// Both functions as 001 and 020 made them, with the one statement that publishes.

const postSql = `
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
  end if;
  return next;
end $$;
`;

const postBatchSql = `
create or replace function ledger.post_batch(
  p_tenants text[], p_ids text[], p_scopes text[], p_keys text[], p_digests text[], p_refs text[],          -- by transfer
  p_numbers int[], p_accounts text[], p_assets text[], p_kinds text[], p_amounts bigint[])                 -- by posting: the transfer's number
returns table (outcome text, replayed boolean, transfer_id uuid, refusal text, balances text[])
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_at timestamptz;
  v_refusals text[];    -- by transfer: null for one that is not made yet, empty for one that was not refused
  v_balances text[];    -- by transfer: its balances by line, as text
  v_from int := 1;
  v_to int;
  v_number int;
begin
  -- Locks are taken in the order that single transfers lock in, all before anything is read.
  perform a.account from ledger.accounts a
  where (a.tenant_id, a.account, a.asset) in
    (select t.tenant, l.account, l.asset
     from unnest(p_numbers, p_accounts, p_assets) as l(number, account, asset)
     join unnest(p_tenants) with ordinality as t(tenant, number) on t.number = l.number)
  order by a.account, a.asset for update;

  v_at := clock_timestamp();
  with sent as materialized (
    select t.*, count(*) over (partition by t.tenant, t.scope, t.key) > 1 as is_shared
    from unnest(p_tenants, p_ids::uuid[], p_scopes, p_keys, p_digests, p_refs) with ordinality as t(tenant, id, scope, key, digest, ref, number)
  ), lines as materialized (
    select l.number, row_number() over (partition by l.number order by l.place) as line, t.tenant, t.id, l.account, l.asset, l.kind, l.amount,
      l.account ~ '^(trial:)?member:' as is_held, l.account like 'trial:%' as is_trial, a.entries + 1 as position, a.head, a.balance::numeric + l.amount as balance,
      count(*) over (partition by t.tenant, l.account, l.asset) > 1 as is_repeated
    from unnest(p_numbers, p_accounts, p_assets, p_kinds, p_amounts) with ordinality as l(number, account, asset, kind, amount, place)
    join sent t on t.number = l.number
    left join ledger.accounts a on a.tenant_id = t.tenant and a.account = l.account and a.asset = l.asset
  ), judged as materialized (
    select l.number,
      count(*) > 1 and count(distinct l.is_trial) = 1 and count(*) filter (where l.is_held and l.position is null) = 0 as is_sound,
      count(*) filter (where l.is_held and l.is_repeated) > 0 as is_shared,
      (array_agg(case when l.balance < 0 then 'INSUFFICIENT' else 'LIMIT' end order by l.line)
        filter (where l.balance < 0 or l.balance > 9000000000000000000))[1] as refusal,
      array_agg(l.balance::text order by l.line)::text as balances
    from lines l group by l.number
  ), sound as materialized (
    select count(*) filter (where j.is_sound) = cardinality(p_ids) and not exists
      (select 1 from lines l group by l.number, l.asset having sum(l.amount) <> 0) as is_all
    from judged j
  ), made as (
    insert into ledger.transfers as t (tenant_id, id, scope, key, digest, ref, refusal, at)
    select s.tenant, s.id, s.scope, s.key, s.digest, s.ref, j.refusal, v_at
    from sent s join judged j on j.number = s.number
    where not s.is_shared and not j.is_shared and (select is_all from sound)
    order by s.tenant, s.scope, s.key
    on conflict (tenant_id, scope, key) do nothing
    returning t.tenant_id, t.id, t.refusal
  ), moved as materialized (
    select l.*, case when l.is_held then encode(sha256(convert_to(concat_ws('|', l.head, l.tenant, l.account, l.asset,
      l.position, l.kind, l.amount, l.balance, l.id, l.line, (extract(epoch from v_at) * 1000000)::bigint), 'UTF8')), 'hex') end as hash
    from lines l join made m on m.tenant_id = l.tenant and m.id = l.id where m.refusal is null
  ), entered as (
    insert into ledger.entries
    select m.tenant, m.id, m.line, m.account, m.asset, m.kind, m.amount, m.position, m.balance, m.hash, v_at from moved m
  ), changed as (
    update ledger.accounts a set balance = m.balance, entries = m.position, head = m.hash
    from moved m where m.is_held and a.tenant_id = m.tenant and a.account = m.account and a.asset = m.asset
  ), told as (
    insert into public.live_events (tenant_id, member_id, kind)
    select distinct m.tenant, split_part(replace(m.account, 'trial:', ''), ':', 2), 'balance' from moved m where m.is_held
  )
  select array_agg(case when m.id is not null then coalesce(m.refusal, '') end order by s.number), array_agg(j.balances order by s.number)
  into v_refusals, v_balances
  from sent s left join made m on m.tenant_id = s.tenant and m.id = s.id left join judged j on j.number = s.number;

  for v_number in 1 .. cardinality(p_ids) loop
    v_to := v_from;
    while p_numbers[v_to] = v_number loop v_to := v_to + 1; end loop;
    if v_refusals[v_number] is null then
      return query select * from ledger.post(p_tenants[v_number], p_ids[v_number]::uuid, p_scopes[v_number], p_keys[v_number], p_digests[v_number],
        p_refs[v_number], p_accounts[v_from : v_to - 1], p_assets[v_from : v_to - 1], p_kinds[v_from : v_to - 1], p_amounts[v_from : v_to - 1]);
    else
      refusal := nullif(v_refusals[v_number], '');
      outcome := case when refusal is null then 'POSTED' else 'REFUSED' end;
      replayed := false;
      transfer_id := p_ids[v_number]::uuid;
      balances := case when refusal is null then v_balances[v_number]::text[] end;
      return next;
    end if;
    v_from := v_to;
  end loop;
end $$;
`;

/**
 * Each transfer publishes a live event for the members whose balance it moves (operations.md 4), in the statement that posts it: a stake
 * takes no further round trip (decisions 045, 065).
 */
export const balanceEventsMigration: Migration = { name: "033a-balance-events", sql: postSql + postBatchSql };
