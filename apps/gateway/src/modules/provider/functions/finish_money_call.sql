-- Moves the money, takes the round forward and stores the answer: all of it or, by an exception, nothing. p_from and p_to are the round's
-- states where the call moves it; p_undone is its state when no bet of it stands any more.
create or replace function finish_money_call(
  p_tenant text, p_provider text, p_session text, p_player text, p_realm text, p_round text, p_session_game text,
  p_tx text, p_kind text, p_tx_ref text, p_digest text, p_bet_tx text, p_game text, p_amount bigint, p_win_amount bigint, p_currency text,
  p_status text, p_note text, p_from text, p_to text, p_undone text, p_won bigint,
  p_transfer uuid, p_transfer_digest text, p_ref text, p_accounts text[], p_assets text[], p_kinds text[], p_amounts bigint[],
  p_day_won bigint, p_day_ceiling bigint,
  p_bonus uuid default null, p_bonus_amount bigint default 0, p_bonus_win bigint default 0, p_bonus_lost bigint default 0, p_bonus_own bigint default 0,
  out status text, out round_position int, out processed_at timestamptz, out balance bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  v_is_move boolean;
  v_is_first boolean := false;
  v_post record;
  v_call provider_transactions%rowtype;
  -- What the call adds to the round's stakes, and the part of bonus money in it.
  v_staked bigint := case p_kind when 'rollback' then -p_amount when 'win' then 0 else p_amount end;
  v_staked_bonus bigint := case p_kind when 'rollback' then -p_bonus_amount when 'win' then 0 else p_bonus_amount end;
begin
  status := p_status;
  if array_length(p_accounts, 1) > 0 then
    select p.outcome, p.refusal into v_post
    from ledger.post(p_tenant, p_transfer, 'provider:' || p_provider, p_tx, p_transfer_digest, p_ref, p_accounts, p_assets, p_kinds, p_amounts) p;
    status := case when v_post.outcome = 'POSTED' then 'OK' when v_post.outcome = 'CONFLICT' then 'DUPLICATE_CONFLICT'
      when v_post.refusal = 'INSUFFICIENT' then 'INSUFFICIENT_FUNDS' else 'BET_LIMIT' end;
  end if;
  -- What falls to a bonus that has ended: it is given up, or the member's own as far as its cap allows.
  if status = 'OK' and p_bonus_lost > 0 then
    perform ledger.post(p_tenant, gen_random_uuid(), 'bonus', 'lost:' || p_provider || ':' || p_tx, p_bonus_lost::text, p_bonus::text,
      array['member:' || p_player || ':bonus', 'house:' || p_tenant || ':bonus'], array[p_currency, p_currency],
      array['BONUS_EXPIRE', 'BONUS_EXPIRE'], array[-p_bonus_lost, p_bonus_lost]);
  end if;
  if status = 'OK' and p_bonus_own > 0 then
    update bonuses b set converted = b.converted + p_bonus_own where b.tenant_id = p_tenant and b.id = p_bonus;
  end if;
  v_is_move := status = 'OK' and p_to is not null;

  if v_is_move and p_from = 'NEW' then
    insert into game_rounds (tenant_id, provider, player_id, realm, round_id, game_code, state, transactions, won, staked, staked_bonus, bonus_id)
    values (p_tenant, p_provider, p_player, p_realm, p_round, p_session_game, p_to, 1, p_won, v_staked, v_staked_bonus, case when v_staked_bonus > 0 then p_bonus end)
    on conflict do nothing returning transactions into round_position;
  elsif v_is_move then
    update game_rounds r set state = p_to, transactions = r.transactions + 1, won = r.won + p_won,
      staked = r.staked + v_staked, staked_bonus = r.staked_bonus + v_staked_bonus,
      bonus_id = case when v_staked_bonus > 0 then p_bonus else r.bonus_id end
    where r.tenant_id = p_tenant and r.provider = p_provider and r.player_id = p_player and r.realm = p_realm and r.round_id = p_round
      and r.state = p_from
    returning r.transactions into round_position;
  else
    update game_rounds r set transactions = r.transactions + 1
    where r.tenant_id = p_tenant and r.provider = p_provider and r.player_id = p_player and r.realm = p_realm and r.round_id = p_round
    returning r.transactions into round_position;
  end if;
  if v_is_move and round_position is null then raise exception 'round % is no longer in state %', p_round, p_from using errcode = 'MQ002'; end if;
  round_position := coalesce(round_position, 0);

  if v_is_move and p_kind in ('bet', 'betwin') then
    v_is_first := p_from = 'NEW' or not exists (select 1 from provider_transactions t
      where t.tenant_id = p_tenant and t.provider = p_provider and t.player_id = p_player and t.realm = p_realm and t.round_id = p_round
        and t.session_id = p_session and t.kind in ('bet', 'betwin') and t.status = 'OK');
  end if;

  -- What follows from it is said below, and not by the trigger.
  perform set_config('marquee.followed_call', p_tx, true);
  insert into provider_transactions as t (tenant_id, provider, tx_id, kind, tx_ref, digest, round_id, bet_tx_id, player_id, realm, session_id,
    position, game_code, amount, win_amount, currency, status, note, bonus_amount, bonus_win)
  values (p_tenant, p_provider, p_tx, p_kind, p_tx_ref, p_digest, p_round, p_bet_tx, p_player, p_realm, p_session,
    round_position, p_game, p_amount, p_win_amount, p_currency, status, p_note,
    case when status = 'OK' then p_bonus_amount else 0 end, case when status = 'OK' then p_bonus_win else 0 end)
  returning t.* into v_call;
  processed_at := v_call.processed_at;
  if status = 'OK' and p_realm = 'real' and p_note is null then perform after_stored_call(v_call); end if;

  if v_is_move and p_undone is not null then
    update game_rounds r set state = p_undone
    where r.tenant_id = p_tenant and r.provider = p_provider and r.player_id = p_player and r.realm = p_realm and r.round_id = p_round
      and r.state = p_to and not exists (
        select 1 from provider_transactions b
        where b.tenant_id = p_tenant and b.provider = p_provider and b.player_id = p_player and b.realm = p_realm
          and b.round_id = p_round and b.kind = 'bet' and b.status = 'OK'
          and not exists (select 1 from provider_transactions u where u.tenant_id = b.tenant_id and u.provider = b.provider
            and u.bet_tx_id = b.tx_id and u.kind = 'rollback' and u.status = 'OK'));
  end if;

  if v_is_move then
    update game_sessions s set
      staked = s.staked + case p_kind when 'rollback' then -p_amount when 'win' then 0 else p_amount end,
      won = s.won + case p_kind when 'win' then p_amount else coalesce(p_win_amount, 0) end,
      rounds = s.rounds + v_is_first::int
    where s.tenant_id = p_tenant and s.id = p_session;
  end if;

  -- A round that closes may have ended the bonus: what the player has then is read.
  if p_bonus is not null and p_realm = 'real' then
    select sum(a.balance)::bigint into balance from ledger.accounts a
    where a.tenant_id = p_tenant and a.asset = p_currency and a.account in ('member:' || p_player || ':main', 'member:' || p_player || ':bonus');
  end if;

  -- The last one: the row is shared by all of the provider's players and stays locked until the commit.
  if status = 'OK' and p_day_won > 0 then
    insert into provider_day_wins as d (tenant_id, provider, currency, day, won)
    select p_tenant, p_provider, p_currency, (clock_timestamp() at time zone 'UTC')::date, p_day_won where p_day_won <= p_day_ceiling
    on conflict (tenant_id, provider, currency, day) do update set won = d.won + excluded.won
    where d.won + excluded.won <= p_day_ceiling;
    if not found then raise exception 'the wins of the day are above their ceiling' using errcode = 'MQ001'; end if;
  end if;
end $$;

grant execute on function finish_money_call to marquee_gateway;
