import type { Migration } from "@marquee/database";

/**
 * Money calls that stake a bonus: the main wallet's money first, then the bonus wallet's; what a round pays goes back in the proportion in
 * which it was staked (contract 3.12.3). Gateways of before go on calling both functions and stake no bonus.
 */
export const bonusCallsMigration: Migration = {
  name: "092-bonus-calls",
  sql: `
alter table game_rounds
  add column staked bigint not null default 0,
  add column staked_bonus bigint not null default 0,
  -- The bonus of which money was staked in the round.
  add column bonus_id uuid,
  add constraint game_rounds_bonus check (staked_bonus >= 0) not valid;
create index game_rounds_of_bonus on game_rounds (tenant_id, bonus_id) where bonus_id is not null;
alter table provider_transactions
  -- The part of the amount, and of a win beside a stake, that was the bonus wallet's.
  add column bonus_amount bigint not null default 0,
  add column bonus_win bigint not null default 0,
  -- What is stored already has none: it need not be read.
  add constraint provider_transactions_bonus check (bonus_amount between 0 and amount and bonus_win >= 0) not valid;

-- As 062 made it, with the player's active bonus, and that of the round.
drop function begin_money_call(text, text, text, text, text, text, int);
create function begin_money_call(p_tenant text, p_provider text, p_session text, p_tx text, p_round text, p_bet_tx text, p_idle_minutes int)
returns table (
  tenant_id text, id text, provider text, player_id text, realm text, mode text, game_code text, currency text, login_session text,
  balance bigint, ended boolean, member_status text, game_state text, game_category text, round_state text, round_game text, round_won bigint, paid boolean,
  known_realm text, digest text, status text, note text, tx_ref text, processed_at timestamptz, tombstoned boolean,
  bet_own boolean, bet_amount bigint, bet_status text, bet_undone boolean, play_stop text, play_room bigint, play_room_limit text,
  bonus_id uuid, bonus_balance bigint, bonus_max_stake bigint,
  round_staked bigint, round_staked_bonus bigint, round_bonus_id uuid, round_bonus_state text, round_bonus_room bigint, bet_bonus bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  v_account text;
  v_currency text;
  v_balance bigint;
  v_player text;
  v_bonus_id uuid;
  v_bonus_max_stake bigint;
  v_bonus_balance bigint;
begin
  select case s.realm when 'trial' then 'trial:' else '' end || 'member:' || s.player_id || ':main', s.currency, case s.realm when 'real' then s.player_id end
  into v_account, v_currency, v_player
  from game_sessions s
  where s.tenant_id = p_tenant and s.id = p_session and s.provider = p_provider and s.opened_at is not null;
  if not found then return; end if;
  v_balance := ledger.lock_account(p_tenant, v_account, v_currency);
  if v_balance is null then raise exception 'no account % in %', v_account, v_currency using errcode = '22023'; end if;
  -- Its wallet is locked behind the main one by all who move bonus money.
  select b.id, b.max_stake into v_bonus_id, v_bonus_max_stake from bonuses b
  where b.tenant_id = p_tenant and b.member_id = v_player and b.state = 'ACTIVE' and b.expires_at > clock_timestamp();
  if v_bonus_id is not null then
    v_bonus_balance := ledger.lock_account(p_tenant, 'member:' || v_player || ':bonus', v_currency);
  end if;
  return query
    select s.tenant_id, s.id, s.provider, s.player_id, s.realm, s.mode, s.game_code, s.currency, s.login_session, v_balance,
      s.ended_at is not null or s.expires_at <= clock_timestamp()
        or (s.login_session is not null and (l.token_hash is null or l.ended_at is not null or l.expires_at <= clock_timestamp()
          or l.seen_at <= clock_timestamp() - p_idle_minutes * interval '1 minute')),
      m.status, g.state, g.category, r.state, r.game_code, r.won,
      exists (select 1 from provider_transactions w where w.tenant_id = p_tenant and w.provider = p_provider
        and w.player_id = b.player_id and w.realm = b.realm and w.round_id = b.round_id and w.status = 'OK'
        and (w.tx_id = b.tx_id and w.kind = 'betwin'
          or w.kind = 'win' and w.position > b.position and coalesce(w.bet_tx_id, b.tx_id) = b.tx_id)),
      k.realm, k.digest, k.status, k.note, k.tx_ref, k.processed_at,
      exists (select 1 from provider_transactions u where u.tenant_id = p_tenant and u.provider = p_provider
        and u.bet_tx_id = p_tx and u.kind = 'rollback' and u.status = 'OK'),
      b.player_id = s.player_id and b.realm = s.realm and b.round_id = p_round, b.amount, b.status,
      exists (select 1 from provider_transactions u where u.tenant_id = p_tenant and u.provider = p_provider
        and u.bet_tx_id = p_bet_tx and u.kind = 'rollback' and u.status = 'OK'),
      x.stop, x.room, x.room_limit, v_bonus_id, v_bonus_balance, v_bonus_max_stake,
      r.staked, r.staked_bonus, r.bonus_id, o.state, o.max_convert - o.converted, b.bonus_amount
    from game_sessions s
    left join sessions l on l.tenant_id = s.tenant_id and l.token_hash = s.login_session
    left join members m on m.tenant_id = s.tenant_id and m.id = s.member_id
    left join games g on g.tenant_id = s.tenant_id and g.code = s.game_code
    left join game_rounds r on r.tenant_id = s.tenant_id and r.provider = s.provider and r.player_id = s.player_id
      and r.realm = s.realm and r.round_id = p_round
    left join provider_transactions k on k.tenant_id = s.tenant_id and k.provider = s.provider and k.tx_id = p_tx
    left join provider_transactions b on b.tenant_id = s.tenant_id and b.provider = s.provider and b.tx_id = p_bet_tx
      and b.kind in ('bet', 'betwin')
    left join bonuses o on o.tenant_id = r.tenant_id and o.id = r.bonus_id
    left join lateral get_play_room(s.tenant_id, s.member_id) x on s.realm = 'real' and s.member_id is not null
    where s.tenant_id = p_tenant and s.id = p_session;
end $$;


-- As 014 made it, with the part of bonus money.
drop function finish_money_call;
create function finish_money_call(
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

  insert into provider_transactions as t (tenant_id, provider, tx_id, kind, tx_ref, digest, round_id, bet_tx_id, player_id, realm, session_id,
    position, game_code, amount, win_amount, currency, status, note, bonus_amount, bonus_win)
  values (p_tenant, p_provider, p_tx, p_kind, p_tx_ref, p_digest, p_round, p_bet_tx, p_player, p_realm, p_session,
    round_position, p_game, p_amount, p_win_amount, p_currency, status, p_note,
    case when status = 'OK' then p_bonus_amount else 0 end, case when status = 'OK' then p_bonus_win else 0 end)
  returning t.processed_at into processed_at;

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

grant execute on function begin_money_call, finish_money_call to marquee_gateway;
`,
};
