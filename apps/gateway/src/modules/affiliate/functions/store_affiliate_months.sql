-- Stores what each player of an affiliate has done in a month, and what speaks against it: of those whose affiliate had the plan in the month.
-- p_zone: the merchant's. @returns how many rows it has stored
create or replace function store_affiliate_months(p_tenant text, p_zone text, p_month date) returns int language plpgsql as $$
declare
  v_count int;
begin
  with span as (
    select p_month::timestamp at time zone p_zone as starts, (p_month + interval '1 month')::timestamp at time zone p_zone as ends
  ), active as materialized (
    select distinct a.member_id, a.plan_id from affiliate_agreements a, span s
    where a.tenant_id = p_tenant and a.state in ('ACTIVE', 'ENDED') and a.answered_at < s.ends and (a.ended_at is null or a.ended_at > s.starts)
  ), sums as materialized (
    select f.member_id, d.currency, sum(d.stakes)::bigint as stakes, sum(d.wins)::bigint as wins, sum(d.bonuses)::bigint as bonuses,
      sum(d.rebates)::bigint as rebates, sum(d.deposits) as deposits
    from affiliate_days d join affiliate_players f on f.tenant_id = d.tenant_id and f.member_id = d.member_id
    where d.tenant_id = p_tenant and d.day >= p_month and d.day < p_month + interval '1 month'
    group by 1, 2
  ), qualified as materialized (
    select f.member_id, p.currency from affiliate_players f join affiliate_plans p on p.tenant_id = f.tenant_id and p.id = f.plan_id, span s
    where f.tenant_id = p_tenant and f.qualified_at >= s.starts and f.qualified_at < s.ends
  ), parts as (
    select f.member_id, f.affiliate_id, f.plan_id, x.currency, coalesce(s.stakes, 0) as stakes, coalesce(s.wins, 0) as wins,
      coalesce(s.bonuses, 0) as bonuses, coalesce(s.rebates, 0) as rebates, coalesce(s.deposits, 0) as deposits, q.member_id is not null as qualified,
      to_affiliate_fee(coalesce(s.stakes - s.wins, 0), v.fee_rate) as fee
    from (select member_id, currency from sums union select member_id, currency from qualified) x
    join affiliate_players f on f.tenant_id = p_tenant and f.member_id = x.member_id and f.kind = 'PLAYER'
    join active a on a.member_id = f.affiliate_id and a.plan_id = f.plan_id
    join affiliate_plan_versions v on v.tenant_id = p_tenant and v.plan_id = f.plan_id
      and v.number = find_affiliate_version(p_tenant, f.plan_id, p_month)
    left join sums s on s.member_id = x.member_id and s.currency = x.currency
    left join qualified q on q.member_id = x.member_id and q.currency = x.currency
  )
  insert into affiliate_months (tenant_id, month, member_id, currency, affiliate_id, plan_id, stakes, wins, bonuses, rebates, fee, ngr, qualified, signals)
  select p_tenant, p_month, p.member_id, p.currency, p.affiliate_id, p.plan_id, p.stakes, p.wins, p.bonuses, p.rebates, p.fee,
    p.stakes - p.wins - p.bonuses - p.rebates - p.fee, p.qualified,
    array_remove(array[
      case when shares_affiliate_trait(p_tenant, p.member_id, p.affiliate_id) then 'SELF_REFERRAL' end,
      case when shares_trait_with_players(p_tenant, p.member_id, p.affiliate_id) then 'SHARED_TRAIT' end,
      case when p.deposits > 0 and not exists (select from affiliate_days d where d.tenant_id = p_tenant and d.member_id = p.member_id and d.rounds > 0)
        then 'NO_PLAY' end], null)
  from parts p
  on conflict (tenant_id, month, member_id, currency) do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

grant execute on function store_affiliate_months to marquee_gateway;
