-- Adds the next settled stakes to the days of affiliates' players: one reader at a time, all or nothing, each stake once. What an excluded member
-- stakes, or one who shares a trait with the affiliate, is barred.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_affiliate_stakes(p_limit int) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
begin
  select p.xid, p.sequence into v_from from affiliate_places p where p.stream = 'STAKES' for update skip locked;
  if not found then return null; end if;
  -- What transactions that still run may have settled is left for later, with all behind it (decision 077).
  select count(*)::int as count, max(s.xid) as xid into v_to from (
    select s.xid from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by s.xid, s.sequence limit p_limit) s;
  if v_to.count = 0 then return 0; end if;
  with own as materialized (
    select f.tenant_id, f.member_id, shares_affiliate_trait(f.tenant_id, f.member_id, f.affiliate_id) as is_barred
    from (select distinct s.tenant_id, s.member_id from settled_stakes s
      where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid) d
    join affiliate_players f on f.tenant_id = d.tenant_id and f.member_id = d.member_id and f.kind = 'PLAYER'
  ), read as materialized (
    select s.tenant_id, s.member_id, s.currency, ledger.to_day(s.at, t.time_zone) as day, s.stake, s.win,
      trunc(s.stake::numeric * s.weight / 100)::bigint as valid_bet,
      not (o.is_barred or exists (select from protection_exclusions p where p.tenant_id = s.tenant_id and p.member_id = s.member_id
        and s.at >= p.at and (p.until_at is null or s.at < p.until_at))) as counts
    from settled_stakes s join own o on o.tenant_id = s.tenant_id and o.member_id = s.member_id join merchants t on t.id = s.tenant_id
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid
  )
  insert into affiliate_days as d (tenant_id, member_id, day, currency, rounds, stakes, wins, valid_bet)
  select r.tenant_id, r.member_id, r.day, r.currency, count(*)::int, coalesce(sum(r.stake) filter (where r.counts), 0)::bigint,
    coalesce(sum(r.win) filter (where r.counts), 0)::bigint, coalesce(sum(r.valid_bet) filter (where r.counts), 0)::bigint
  from read r group by 1, 2, 3, 4
  on conflict (tenant_id, member_id, day, currency) do update set rounds = d.rounds + excluded.rounds, stakes = d.stakes + excluded.stakes,
    wins = d.wins + excluded.wins, valid_bet = d.valid_bet + excluded.valid_bet;
  update affiliate_places set xid = v_to.xid, sequence = 9223372036854775807 where stream = 'STAKES';
  return v_to.count;
end $$;

grant execute on function measure_affiliate_stakes to marquee_gateway;
