-- Adds the next deposits, bonuses and rebates to the days of affiliates' players, as measure_affiliate_stakes does with stakes. A player's first
-- deposit is noted, and told to the affiliate's own system.
-- @returns how many it has read; null while somebody else reads
create or replace function measure_affiliate_events(p_limit int) returns int language plpgsql as $$
declare
  v_from record;
  v_to record;
begin
  select p.xid, p.sequence into v_from from affiliate_places p where p.stream = 'EVENTS' for update skip locked;
  if not found then return null; end if;
  select count(*)::int as count, max(e.xid) as xid into v_to from (
    select e.xid from affiliate_events e
    where (e.xid, e.sequence) > (v_from.xid, v_from.sequence) and e.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by e.xid, e.sequence limit p_limit) e;
  if v_to.count = 0 then return 0; end if;
  insert into affiliate_days as d (tenant_id, member_id, day, currency, deposits, bonuses, rebates)
  select e.tenant_id, e.member_id, ledger.to_day(e.at, t.time_zone), e.currency, coalesce(sum(e.amount) filter (where e.kind = 'DEPOSIT'), 0)::bigint,
    coalesce(sum(e.amount) filter (where e.kind = 'BONUS'), 0)::bigint, coalesce(sum(e.amount) filter (where e.kind = 'REBATE'), 0)::bigint
  from affiliate_events e join merchants t on t.id = e.tenant_id
  where (e.xid, e.sequence) > (v_from.xid, v_from.sequence) and e.xid <= v_to.xid
  group by 1, 2, 3, 4
  on conflict (tenant_id, member_id, day, currency) do update set deposits = d.deposits + excluded.deposits,
    bonuses = d.bonuses + excluded.bonuses, rebates = d.rebates + excluded.rebates;
  with first as (
    update affiliate_players f set first_deposit_at = e.at
    from (select e.tenant_id, e.member_id, min(e.at) as at from affiliate_events e
      where (e.xid, e.sequence) > (v_from.xid, v_from.sequence) and e.xid <= v_to.xid and e.kind = 'DEPOSIT' and e.amount > 0 group by 1, 2) e
    where f.tenant_id = e.tenant_id and f.member_id = e.member_id and f.first_deposit_at is null
    returning f.tenant_id, f.affiliate_id, f.click_id, f.campaign_id
  )
  select count(publish_postback(f.tenant_id, f.affiliate_id, 'affiliate.first_deposit',
    jsonb_build_object('clickId', f.click_id, 'campaignId', f.campaign_id))) into v_from.sequence from first f;
  update affiliate_places set xid = v_to.xid, sequence = 9223372036854775807 where stream = 'EVENTS';
  return v_to.count;
end $$;

grant execute on function measure_affiliate_events to marquee_gateway;
