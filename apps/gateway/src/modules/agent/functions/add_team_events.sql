-- Tells the teams of a member what happens to its money besides play, in the transaction in which it happens and with the tree of that
-- moment. Members under no agent have no team.
-- hook: posting 10
create or replace function add_team_events(p_tenant text, p_accounts text[], p_assets text[], p_kinds text[], p_amounts bigint[])
returns void language plpgsql as $$
begin
  insert into team_events (tenant_id, member_id, line_id, kind, currency, amount)
  select p_tenant, m.id, m.line_id, p.event, p.asset, p.amount
  from (
    select split_part(l.account, ':', 2) as member_id, l.asset, l.amount, case
      when l.account like 'member:%:frozen' then case when l.kind = 'WITHDRAW_OUT' then 'WITHDRAWAL' end
      when l.account not like 'member:%:main' then null
      when l.kind = 'DEPOSIT' then 'DEPOSIT'
      when l.kind in ('BONUS_CONVERT', 'POINT_CONVERT', 'MISSION', 'RED_ENVELOPE', 'RANK_GIFT', 'RAFFLE') then 'BONUS'
      when l.kind = 'REBATE' then 'REBATE'
      when l.kind in ('SALARY_DAILY', 'SALARY_HOURLY', 'SALARY_RT') then 'SALARY'
      when l.kind = 'DIVIDEND' then 'DIVIDEND'
      when l.kind in ('TRANSFER_UP', 'TRANSFER_DOWN', 'TIP', 'RAIN') then 'TRANSFER'
      when l.kind in ('ADJUST', 'REVERSAL') then 'ADJUSTMENT' end as event
    from unnest(p_accounts, p_assets, p_kinds, p_amounts) as l(account, asset, kind, amount)
  ) p join members m on m.tenant_id = p_tenant and m.id = p.member_id
  where p.event is not null and m.line_id is not null;
end $$;

grant execute on function add_team_events to marquee_gateway;
