-- Rolls up entries of days that are over, of the tenant's members behind the given account: at most p_most entries of p_most members
-- in a call.
-- Gives back the last account that is through. A rolled position is never rolled again: the holder's row is locked meanwhile.
create or replace function ledger.roll_up_days(p_tenant text, p_zone text, p_most bigint,
  inout account text, inout asset text, out rolled bigint, out is_over boolean)
language plpgsql security definer set search_path = pg_catalog as $$
#variable_conflict use_column
declare
  v_midnight timestamptz := ledger.to_day(clock_timestamp(), p_zone)::timestamp at time zone p_zone;
  v_holder record;
  v_looked bigint := 0;
  v_from bigint;
  v_to bigint;
begin
  rolled := 0;
  is_over := false;
  for v_holder in
    select a.account, a.asset from ledger.accounts a
    left join ledger.rolled_holders r on r.tenant_id = a.tenant_id and r.account = a.account and r.asset = a.asset and r.zone = p_zone
    where a.tenant_id = p_tenant and (a.account, a.asset) > (roll_up_days.account, roll_up_days.asset)
      and a.account like 'member:%' and a.entries > coalesce(r.position, 0)
    order by a.account, a.asset limit p_most
  loop
    insert into ledger.rolled_holders values (p_tenant, v_holder.account, v_holder.asset, p_zone, 0) on conflict do nothing;
    select r.position into v_from from ledger.rolled_holders r
    where r.tenant_id = p_tenant and r.account = v_holder.account and r.asset = v_holder.asset and r.zone = p_zone for update;
    -- Without a gap: an entry behind the first one of today waits, whatever its time says.
    v_to := (select e.position - 1 from ledger.entries e
      where e.tenant_id = p_tenant and e.account = v_holder.account and e.asset = v_holder.asset
        and e.position > v_from and e.position <= v_from + p_most - rolled and e.at >= v_midnight
      order by e.position limit 1);
    if v_to is null then
      v_to := (select e.position from ledger.entries e
        where e.tenant_id = p_tenant and e.account = v_holder.account and e.asset = v_holder.asset
          and e.position > v_from and e.position <= v_from + p_most - rolled
        order by e.position desc limit 1);
    end if;
    if v_to > v_from then
      insert into ledger.holder_days as d
      select p_tenant, v_holder.account, v_holder.asset, p_zone, ledger.to_day(e.at, p_zone), e.kind, count(*),
        coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(sum(e.amount) filter (where e.amount < 0), 0),
        min(e.position), max(e.position)
      from ledger.entries e
      where e.tenant_id = p_tenant and e.account = v_holder.account and e.asset = v_holder.asset
        and e.position > v_from and e.position <= v_to
      group by ledger.to_day(e.at, p_zone), e.kind
      on conflict (tenant_id, account, asset, zone, day, kind) do update set
        entries = d.entries + excluded.entries, gained = d.gained + excluded.gained, spent = d.spent + excluded.spent,
        first_position = least(d.first_position, excluded.first_position),
        last_position = greatest(d.last_position, excluded.last_position);
      update ledger.rolled_holders r set position = v_to
      where r.tenant_id = p_tenant and r.account = v_holder.account and r.asset = v_holder.asset and r.zone = p_zone;
      rolled := rolled + v_to - v_from;
    end if;
    -- Whoever has more than a call may roll comes first in the next one.
    if rolled >= p_most then return; end if;
    account := v_holder.account;
    asset := v_holder.asset;
    v_looked := v_looked + 1;
  end loop;
  is_over := v_looked < p_most;
end $$;

revoke all on function ledger.roll_up_days from public;
grant execute on function ledger.roll_up_days to marquee_gateway;
