-- Many transfers in one call, by sets (decision 047). Those that share no holder and no key with another one are judged, inserted and
-- chained by one statement; what is left goes through ledger.post in order. Nothing is independent in a batch that holds a transfer which
-- no caller should make: ledger.post tells what is wrong with it.
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
      if refusal is null and not p_kinds[v_from : v_to - 1] && array['BET', 'WIN', 'ROLLBACK', 'JACKPOT'] then
        perform ledger.after_posting(p_tenants[v_number], p_accounts[v_from : v_to - 1], p_assets[v_from : v_to - 1],
          p_kinds[v_from : v_to - 1], p_amounts[v_from : v_to - 1]);
      end if;
      return next;
    end if;
    v_from := v_to;
  end loop;
end $$;

revoke all on function ledger.post_batch from public;
grant execute on function ledger.post_batch to marquee_gateway;
