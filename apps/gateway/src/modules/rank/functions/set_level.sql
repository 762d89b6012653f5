-- Stores the level that play has reached, writes down what the member then has where that is another one, and tells open pages. A new period
-- begins. The member's row is locked.
create or replace function set_level(p_rank member_ranks, p_level int, p_highest int, p_highest_growth bigint, p_reason text, p_today date)
returns void language plpgsql as $$
declare
  v_before int := greatest(p_rank.level, coalesce(p_rank.pinned, 0));
  v_after int := greatest(p_level, coalesce(p_rank.pinned, 0));
begin
  update member_ranks r set level = p_level, highest = p_highest, highest_growth = p_highest_growth, kept_bet = 0, kept_from = p_today
  where r.tenant_id = p_rank.tenant_id and r.member_id = p_rank.member_id;
  if v_after = v_before then return; end if;
  insert into rank_steps (tenant_id, member_id, step, level, reason, growth)
  select p_rank.tenant_id, p_rank.member_id, coalesce(max(s.step), 0) + 1, v_after, p_reason, p_rank.growth
  from rank_steps s where s.tenant_id = p_rank.tenant_id and s.member_id = p_rank.member_id;
  -- The level is in the member's information too.
  insert into live_events (tenant_id, member_id, kind)
  values (p_rank.tenant_id, p_rank.member_id, 'rank'), (p_rank.tenant_id, p_rank.member_id, 'member');
end $$;

grant execute on function set_level to marquee_gateway;
