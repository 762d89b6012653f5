-- Notes what affiliates' players are paid in and given besides play, in the transaction in which it happens.
-- hook: posting 20
create or replace function add_affiliate_events(p_tenant text, p_accounts text[], p_assets text[], p_kinds text[], p_amounts bigint[])
returns void language plpgsql as $$
begin
  insert into affiliate_events (tenant_id, member_id, kind, currency, amount)
  select p_tenant, f.member_id, p.event, p.asset, p.amount
  from (
    select split_part(l.account, ':', 2) as member_id, l.asset, l.amount, case
      when l.kind = 'DEPOSIT' then 'DEPOSIT'
      when l.kind in ('BONUS_CONVERT', 'POINT_CONVERT', 'MISSION', 'RED_ENVELOPE', 'RANK_GIFT', 'RAFFLE') then 'BONUS'
      when l.kind = 'REBATE' then 'REBATE' end as event
    from unnest(p_accounts, p_assets, p_kinds, p_amounts) as l(account, asset, kind, amount)
    where l.account like 'member:%:main'
  ) p join affiliate_players f on f.tenant_id = p_tenant and f.member_id = p.member_id and f.kind = 'PLAYER'
  where p.event is not null;
end $$;

grant execute on function add_affiliate_events to marquee_gateway;
