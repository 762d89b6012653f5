-- Adds the next settled stakes to what members have grown, moves their levels and tells their open pages: one reader at a time, all or nothing,
-- each stake once. A stake that is taken back is a row below zero. Players alone grow, in the currency of their account.
-- p_defaults: the settings of currencies of which a merchant has none.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_ranks(p_limit int, p_defaults jsonb) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
  v_row record;
begin
  -- Most of the time nothing has settled, and nothing is locked.
  if not exists (select from settled_stakes s, rank_places p
    where (s.xid, s.sequence) > (p.xid, p.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())) then return 0; end if;
  select p.xid, p.sequence into v_from from rank_places p for update skip locked;
  if not found then return null; end if;
  -- What transactions that still run may have settled is left for later, with all behind it (decision 077).
  select count(*)::int as count, max(s.xid) as xid into v_to from (
    select s.xid from settled_stakes s
    where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by s.xid, s.sequence limit p_limit) s;
  if v_to.count = 0 then return 0; end if;
  for v_row in
    with read as materialized (
      select s.tenant_id, s.member_id, s.currency, ledger.to_day(clock_timestamp(), t.time_zone) as today,
        sum(trunc(s.stake::numeric * s.weight / 100))::bigint as valid_bet
      from settled_stakes s
      join merchants t on t.id = s.tenant_id
      join members m on m.tenant_id = s.tenant_id and m.id = s.member_id and m.kind = 0 and m.currency = s.currency
      where (s.xid, s.sequence) > (v_from.xid, v_from.sequence) and s.xid <= v_to.xid
      group by 1, 2, 3, 4 having sum(trunc(s.stake::numeric * s.weight / 100)) <> 0
    ), stored as (
      -- Members are locked in the order of their ids.
      insert into member_ranks as k (tenant_id, member_id, growth, kept_bet, kept_from)
      select r.tenant_id, r.member_id, r.valid_bet, r.valid_bet, r.today from read r order by 1, 2
      on conflict (tenant_id, member_id) do update set growth = k.growth + excluded.growth, kept_bet = k.kept_bet + excluded.kept_bet
      returning k.tenant_id, k.member_id
    ), shown as materialized (
      select distinct r.tenant_id, r.currency, coalesce(s.settings, p_defaults -> r.currency) as settings
      from read r
      left join lateral (select s.settings from rank_settings s where s.tenant_id = r.tenant_id and s.currency = r.currency
        order by s.version desc limit 1) s on true
      where has_levels(r.tenant_id)
    )
    select r.tenant_id, r.member_id, r.today, h.settings
    from stored s
    join read r on r.tenant_id = s.tenant_id and r.member_id = s.member_id
    join shown h on h.tenant_id = r.tenant_id and h.currency = r.currency
    order by 1, 2
  loop
    perform move_level(v_row.tenant_id, v_row.member_id, v_row.settings, v_row.today);
    insert into live_events (tenant_id, member_id, kind) values (v_row.tenant_id, v_row.member_id, 'rank');
  end loop;
  update rank_places set xid = v_to.xid, sequence = 9223372036854775807;
  return v_to.count;
end $$;

grant execute on function measure_ranks to marquee_gateway;
