-- A call that closes a round settles its stakes and its bonus, in the call's own transaction. A round is closed once.
create or replace function settle_round() returns trigger language plpgsql as $$
declare
  v_round record;
begin
  select r.game_code, r.won into v_round from game_rounds r
  where r.tenant_id = new.tenant_id and r.provider = new.provider and r.player_id = new.player_id and r.realm = new.realm
    and r.round_id = new.round_id and r.state = 'CLOSED';
  if not found then return null; end if;
  perform settle_stake(new.tenant_id, new.player_id, v_round.game_code, new.round_id, new.currency,
    (select coalesce(sum(case when t.kind = 'rollback' then -t.amount else t.amount end), 0)::bigint from provider_transactions t
     where t.tenant_id = new.tenant_id and t.provider = new.provider and t.player_id = new.player_id and t.realm = new.realm
       and t.round_id = new.round_id and t.status = 'OK' and t.note is null and t.kind in ('bet', 'betwin', 'rollback')),
    v_round.won, true);
  perform settle_bonus(new.tenant_id, new.player_id);
  return null;
end $$;

grant execute on function settle_round to marquee_gateway;

create or replace trigger provider_transactions_settled after insert on provider_transactions for each row
  when (new.status = 'OK' and new.realm = 'real' and new.note is null and new.kind in ('win', 'betwin')) execute function settle_round();
