-- Looks at a member whose period of p_days may be over: who has staked too little of what keeps the level has the one below, and a new period begins.
-- Days of a time-out or an exclusion do not count, and nobody falls while one is in force, or below what staff have pinned.
-- p_settings: what levels take, in the member's currency. @returns whether the level is another one
create or replace function keep_level(p_tenant text, p_member text, p_settings jsonb, p_zone text, p_days int) returns boolean language plpgsql as $$
declare
  v_rank member_ranks;
  v_today date := ledger.to_day(clock_timestamp(), p_zone);
  v_level int;
begin
  select * into v_rank from member_ranks r where r.tenant_id = p_tenant and r.member_id = p_member for update;
  if not found or v_rank.highest = 0 or v_today - v_rank.kept_from < p_days then return false; end if;
  if exists (select from protection_exclusions x where x.tenant_id = p_tenant and x.member_id = p_member
    and (x.until_at is null or x.until_at > clock_timestamp())) then return false; end if;
  if v_today - v_rank.kept_from - excluded_days(p_tenant, p_member, p_zone, v_rank.kept_from, v_today) < p_days then return false; end if;
  v_level := v_rank.level;
  if v_level > coalesce(v_rank.pinned, 0) and greatest(v_rank.kept_bet, 0)
    < ceil((p_settings -> 'levels' -> v_level ->> 'growth')::numeric * 10000 * (p_settings ->> 'keepPercent')::int / 100) then
    v_level := v_level - 1;
  end if;
  perform set_level(v_rank, v_level, v_rank.highest, v_rank.highest_growth, 'NOT_KEPT', v_today);
  return v_level <> v_rank.level;
end $$;

grant execute on function keep_level to marquee_gateway;
