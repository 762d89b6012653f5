-- Moves a member to the level that growth has reached: up, over several at once too, and back where stakes were taken back by which a level was
-- reached. A level that was lost comes back for what keeps it, staked in one period; growth alone would bring it back at once.
-- p_settings: what levels take, in the member's currency.
create or replace function move_level(p_tenant text, p_member text, p_settings jsonb, p_today date) returns void language plpgsql as $$
declare
  v_rank member_ranks;
  v_highest int;
  v_level int;
  v_reached int;
  v_target int;
begin
  select * into v_rank from member_ranks r where r.tenant_id = p_tenant and r.member_id = p_member for update;
  if not found then return; end if;
  select max(l.place) - 1 into v_reached from jsonb_array_elements(p_settings -> 'levels') with ordinality l(terms, place)
  where ((l.terms ->> 'growth')::numeric * 10000)::bigint <= v_rank.growth;
  v_reached := coalesce(v_reached, 0);
  -- Not by what staff have changed, but by what was taken back.
  v_highest := case when v_rank.growth < v_rank.highest_growth then least(v_rank.highest, v_reached) else v_rank.highest end;
  v_level := least(v_rank.level, v_highest);
  if v_level = v_highest then v_target := greatest(v_level, v_reached);
  else
    select max(l.place) - 1 into v_target from jsonb_array_elements(p_settings -> 'levels') with ordinality l(terms, place)
    where l.place - 1 <= v_reached
      and ceil((l.terms ->> 'growth')::numeric * 10000 * (p_settings ->> 'keepPercent')::int / 100) <= v_rank.kept_bet;
    v_target := greatest(v_level, coalesce(v_target, 0));
  end if;
  if v_target = v_rank.level and v_highest = v_rank.highest then return; end if;
  v_highest := greatest(v_highest, v_target);
  perform set_level(v_rank, v_target, v_highest, case when v_highest = v_rank.highest then v_rank.highest_growth
      else ((p_settings -> 'levels' -> v_highest ->> 'growth')::numeric * 10000)::bigint end,
    case when v_target < v_rank.level then 'TAKEN_BACK' else 'PLAY' end, p_today);
end $$;

grant execute on function move_level to marquee_gateway;
