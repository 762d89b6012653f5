-- Adds the next settled stakes to the rounds that may stand on a board: one reader at a time, all or nothing, each stake once.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_winners(p_limit int) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
begin
  select p.xid, p.sequence into v_from from board_places p for update skip locked;
  if not found then return null; end if;
  -- What transactions that still run may have settled is left for later, with all behind it (decision 077).
  select count(*)::int as count, max(s.xid) as xid into v_to from (
    select s.xid from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by s.xid, s.sequence limit p_limit) s;
  if v_to.count = 0 then return 0; end if;
  insert into board_rounds as b (tenant_id, member_id, game_code, round_id, currency, category, stake, win, taken_back, at)
  select r.tenant_id, r.member_id, r.game_code, r.round_id, r.currency, r.category, r.stake, r.win, r.taken_back, r.at
  from (
    select s.tenant_id, s.member_id, s.game_code, s.round_id, s.currency, max(s.category) as category, max(s.vendor) as vendor,
      sum(s.stake)::bigint as stake, sum(s.win)::bigint as win, bool_or(s.stake < 0 or s.win < 0) as taken_back, max(s.at) as at
    from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid and s.at > clock_timestamp() - interval '9 days'
    group by 1, 2, 3, 4, 5) r
  -- A round at the common wallet settles in one row. Vendors with wallets of their own tell a stake before its win, and may take it back.
  where r.win > r.stake or r.taken_back or exists (select 1 from vendor_places v where v.tenant_id = r.tenant_id and v.vendor = r.vendor)
  order by r.tenant_id, r.member_id, r.game_code, r.round_id, r.currency
  on conflict (tenant_id, member_id, game_code, round_id, currency) do update set stake = b.stake + excluded.stake,
    win = b.win + excluded.win, taken_back = b.taken_back or excluded.taken_back, at = greatest(b.at, excluded.at);
  update board_places set xid = v_to.xid, sequence = 9223372036854775807;
  return v_to.count;
end $$;

grant execute on function measure_winners to marquee_gateway;
