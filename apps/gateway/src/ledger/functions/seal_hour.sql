-- A step of sealing: either finds up to when the ledger is settled, or seals the oldest hour before. Call it as long as it says MORE.
create or replace function ledger.seal_hour(p_patience int, out outcome text)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_patience timestamptz := clock_timestamp() + p_patience * interval '1 millisecond';
  v_mark xid8;
  v_settled timestamptz;
  v_until timestamptz;
  v_hour timestamptz;
  v_end timestamptz;
  v_seals jsonb;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'hours are sealed in a transaction of their own' using errcode = '25001';
  end if;
  -- The clock before the number: who has a higher number began to write later, and writes a later time. The two minutes are for a
  -- clock that is set back.
  v_end := date_trunc('hour', clock_timestamp() - interval '2 minutes', 'UTC');
  select s.settled, s.until into v_settled, v_until from ledger.sealing s where s.id = 1;

  if v_until >= v_settled then
    if v_settled >= v_end then outcome := 'DONE'; return; end if;
    v_mark := pg_current_xact_id();
    perform s.id from ledger.sealing s where s.id = 1 for update skip locked;
    if not found then outcome := 'BUSY'; return; end if;
    -- Whoever has a lower number may still commit an entry of an hour that is over.
    while pg_snapshot_xmin(pg_current_snapshot()) < v_mark loop
      if clock_timestamp() > v_patience then outcome := 'WAITING'; return; end if;
      perform pg_sleep(0.02);
    end loop;
    update ledger.sealing s set settled = v_end where s.id = 1 and s.settled < v_end;
    outcome := 'MORE';
    return;
  end if;

  -- Hours without entries have no seal and take no time.
  select least(coalesce(date_trunc('hour', min(e.at), 'UTC'), v_settled), v_settled) into v_hour
  from ledger.entries e where e.position is null and e.at >= v_until;
  -- Read before anything is locked: a busy hour takes seconds, and a transaction with a number holds up whoever waits for settled times.
  v_seals := (
    select jsonb_agg(to_jsonb(n)) from (
      select h.*, coalesce(p.hash, '') as previous, h.sum + coalesce(p.total, 0) as total
      from (
        select e.tenant_id, e.account, e.asset, count(*) as entries, sum(e.amount) as sum,
          ledger.link_all(concat_ws('|', e.kind, e.amount, e.transfer_id, e.line, (extract(epoch from e.at) * 1000000)::bigint)
            order by e.at, e.transfer_id, e.line) as links
        from ledger.entries e
        where e.position is null and e.at >= v_hour and e.at < v_hour + interval '1 hour' and v_hour < v_settled
        group by e.tenant_id, e.account, e.asset
      ) h
      left join lateral (
        select s.total, s.hash from ledger.seals s
        where s.tenant_id = h.tenant_id and s.account = h.account and s.asset = h.asset order by s.hour desc limit 1
      ) p on true
    ) n);
  -- Of two that have read the same hour the second one finds another time here.
  update ledger.sealing s set until = least(v_hour + interval '1 hour', v_settled) where s.id = 1 and s.until = v_until;
  if found then
    insert into ledger.seals
    select n.tenant_id, n.account, n.asset, v_hour, n.entries, n.total, n.previous,
      encode(sha256(convert_to(concat_ws('|', n.previous, n.tenant_id, n.account, n.asset,
        (extract(epoch from v_hour) * 1000000)::bigint, n.entries, n.total, n.links), 'UTF8')), 'hex')
    from jsonb_to_recordset(v_seals) as n(tenant_id text, account text, asset text, entries bigint, total numeric, previous text, links text);
  end if;
  outcome := 'MORE';
end $$;

revoke all on function ledger.seal_hour from public;
grant execute on function ledger.seal_hour to marquee_gateway;
