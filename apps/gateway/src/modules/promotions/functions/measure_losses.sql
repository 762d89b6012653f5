-- Adds the next settled stakes to what members have lost while a promotion for losses is on offer: one reader at a time, all or nothing, each stake
-- once. A stake that is taken back is a row below zero.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_losses(p_limit int) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
begin
  -- Most of the time nothing has settled, and nothing is locked.
  if not exists (select from settled_stakes s, promotion_places p
    where (s.xid, s.sequence) > (p.xid, p.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())) then return 0; end if;
  select p.xid, p.sequence into v_from from promotion_places p for update skip locked;
  if not found then return null; end if;
  -- What transactions that still run may have settled is left for later, with all behind it (decision 077).
  select count(*)::int as count, max(s.xid) as xid into v_to from (
    select s.xid from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by s.xid, s.sequence limit p_limit) s;
  if v_to.count = 0 then return 0; end if;
  with read as materialized (
    select s.*, ledger.to_day(s.at, t.time_zone) as day from settled_stakes s join merchants t on t.id = s.tenant_id
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid
  )
  insert into promotion_losses as l (tenant_id, page_id, member_id, period, lost)
  select r.tenant_id, p.id, r.member_id, loss_period(p.period, r.day), sum(r.stake - r.win)
  from read r
  join promotion_pages p on p.tenant_id = r.tenant_id and p.trigger = 'LOSS' and p.currency = r.currency and p.is_on
    and coalesce(p.starts_at <= r.at, true) and coalesce(p.ends_at > r.at, true)
  group by 1, 2, 3, 4
  on conflict (tenant_id, member_id, page_id, period) do update set lost = l.lost + excluded.lost;
  update promotion_places set xid = v_to.xid, sequence = 9223372036854775807;
  return v_to.count;
end $$;

grant execute on function measure_losses to marquee_gateway;
