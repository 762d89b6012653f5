-- Adds a row to the stream and lets it count. p_round_over: the main wallet shows what the round has left, so that a loss can be seen.
create or replace function settle_stake(p_tenant text, p_member text, p_game text, p_round text, p_currency text, p_stake bigint, p_win bigint, p_round_over boolean)
returns void language plpgsql as $$
declare
  v_vendor text; v_category text; v_weight int;
  v_counted bigint := 0;
  v_lost int := 0;
  v_before record;
begin
  select g.vendor, g.category, coalesce((t.settings -> 'weights' ->> g.category)::int, 100) * g.weight / 100
  into v_vendor, v_category, v_weight
  from games g left join turnover_settings t on t.tenant_id = g.tenant_id
  where g.tenant_id = p_tenant and g.code = p_game;
  v_weight := coalesce(v_weight, 100);
  if p_stake > 0 then
    v_counted := fill_turnover(p_tenant, p_member, trunc(p_stake::numeric * v_weight / 100)::bigint);
  elsif p_stake < 0 then
    select sum(s.stake)::bigint as stake, sum(s.counted)::bigint as counted into v_before from settled_stakes s
    where s.tenant_id = p_tenant and s.member_id = p_member and s.round_id = p_round and s.game_code = p_game and s.counted <> 0;
    if v_before.stake > 0 then
      v_counted := -undo_turnover(p_tenant, p_member,
        least(v_before.counted, ceil(v_before.counted::numeric * -p_stake / v_before.stake)::bigint));
    end if;
  end if;
  insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight, counted, line_id)
  select p_tenant, p_member, coalesce(v_vendor, ''), coalesce(v_category, ''), p_game, p_round, p_currency, p_stake, p_win, v_weight, v_counted,
    -- The tree at this moment: who moves takes nothing along (contract 3.9.1).
    (select m.line_id from members m where m.tenant_id = p_tenant and m.id = p_member);
  if p_round_over then v_lost := lose_turnover(p_tenant, p_member); end if;
  -- Open pages show the bar: a lost round moves no money when it ends, and would tell them nothing.
  if v_counted <> 0 or v_lost > 0 then
    insert into live_events (tenant_id, member_id, kind) values (p_tenant, p_member, 'balance');
  end if;
end $$;

grant execute on function settle_stake to marquee_gateway;
