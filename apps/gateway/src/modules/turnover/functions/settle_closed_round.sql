-- A call that closes a round settles its stakes. A round is closed once.
-- hook: accepted_call 20
create or replace function settle_closed_round(p_call provider_transactions) returns void language plpgsql as $$
declare
  v_round record;
begin
  if p_call.kind not in ('win', 'betwin') then return; end if;
  select r.game_code, r.won into v_round from game_rounds r
  where r.tenant_id = p_call.tenant_id and r.provider = p_call.provider and r.player_id = p_call.player_id and r.realm = p_call.realm
    and r.round_id = p_call.round_id and r.state = 'CLOSED';
  if not found then return; end if;
  perform settle_stake(p_call.tenant_id, p_call.player_id, v_round.game_code, p_call.round_id, p_call.currency,
    (select coalesce(sum(case when t.kind = 'rollback' then -t.amount else t.amount end), 0)::bigint from provider_transactions t
     where t.tenant_id = p_call.tenant_id and t.provider = p_call.provider and t.player_id = p_call.player_id and t.realm = p_call.realm
       and t.round_id = p_call.round_id and t.status = 'OK' and t.note is null and t.kind in ('bet', 'betwin', 'rollback')),
    v_round.won, true);
  perform after_settled_round(p_call.tenant_id, p_call.player_id);
end $$;

grant execute on function settle_closed_round to marquee_gateway;
