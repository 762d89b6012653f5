-- Locks the wallets of a session's player, then reads: each statement of a function sees what was committed before it, so what is read
-- here is what the last call of this player left. No row for a session that is not the provider's or was never opened.
create or replace function begin_money_call(p_tenant text, p_provider text, p_session text, p_tx text, p_round text, p_bet_tx text, p_idle_minutes int)
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
      r.staked, r.staked_bonus, r.bonus_id, o.state,
      -- Of a sticky bonus nothing that comes behind its end is the member's: it ends when no round is open that it is staked in.
      case when o.sticky then 0 else o.max_convert - o.converted end, b.bonus_amount
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

grant execute on function begin_money_call to marquee_gateway;
