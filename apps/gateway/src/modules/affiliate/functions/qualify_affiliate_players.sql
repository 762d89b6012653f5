-- Finds the players that are qualified now (contract 3.9.7), each once, ever, and tells their affiliates' own systems. @returns how many
create or replace function qualify_affiliate_players() returns int language plpgsql as $$
declare
  v_count int;
begin
  -- One at a time, and not while first deposits are noted: both change several players.
  perform 1 from affiliate_places p where p.stream = 'EVENTS' for update;
  with open as materialized (
    select f.tenant_id, f.member_id, f.affiliate_id, f.day, v.qualify_deposit, v.qualify_bet, v.qualify_days, p.currency
    from affiliate_players f
    join merchants t on t.id = f.tenant_id
    join affiliate_plans p on p.tenant_id = f.tenant_id and p.id = f.plan_id
    join members m on m.tenant_id = f.tenant_id and m.id = f.member_id
    join affiliate_plan_versions v on v.tenant_id = p.tenant_id and v.plan_id = p.id
      and v.number = find_affiliate_version(p.tenant_id, p.id, date_trunc('month', ledger.to_day(clock_timestamp(), t.time_zone))::date)
    where f.kind = 'PLAYER' and f.qualified_at is null and (f.first_deposit_at is not null or v.qualify_deposit = 0) and m.currency = p.currency and m.status <> 'CLOSED'
      and (m.email_confirmed_at is not null or m.mobile_confirmed_at is not null)
      and exists (select from affiliate_agreements a where a.tenant_id = f.tenant_id and a.member_id = f.affiliate_id and a.plan_id = f.plan_id
        and a.state = 'ACTIVE')
      and not exists (select from protection_exclusions x where x.tenant_id = f.tenant_id and x.member_id = f.member_id
        and x.at <= clock_timestamp() and (x.until_at is null or x.until_at > clock_timestamp()))
  ), reached as materialized (
    select o.* from open o cross join lateral (
      select coalesce(sum(d.deposits), 0) as deposits, coalesce(sum(d.valid_bet), 0) as valid_bet from affiliate_days d
      where d.tenant_id = o.tenant_id and d.member_id = o.member_id and d.currency = o.currency and d.day < o.day + o.qualify_days) s
    where s.deposits >= o.qualify_deposit and s.valid_bet >= o.qualify_bet
  ), found as (
    update affiliate_players f set qualified_at = clock_timestamp() from reached r
    where f.tenant_id = r.tenant_id and f.member_id = r.member_id and f.qualified_at is null
      and not shares_affiliate_trait(r.tenant_id, r.member_id, r.affiliate_id)
      and not shares_trait_with_players(r.tenant_id, r.member_id, r.affiliate_id)
    returning f.tenant_id, f.affiliate_id, f.click_id, f.campaign_id
  )
  select count(publish_postback(f.tenant_id, f.affiliate_id, 'affiliate.qualified',
    jsonb_build_object('clickId', f.click_id, 'campaignId', f.campaign_id))) into v_count from found f;
  return coalesce(v_count, 0);
end $$;

grant execute on function qualify_affiliate_players to marquee_gateway;
