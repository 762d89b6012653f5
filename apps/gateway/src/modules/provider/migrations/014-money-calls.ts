import type { Migration } from "@marquee/database";

/**
 * A money call takes two statements between begin and commit: one that locks the wallet and reads what the rules ask, one that
 * moves and stores. A session holds what was staked and won in it (decision 045).
 */
export const moneyCallsMigration: Migration = {
  name: "014-money-calls",
  sql: `
alter table game_sessions
  add column staked bigint not null default 0,
  add column won bigint not null default 0,
  add column rounds int not null default 0 check (rounds >= 0);
update game_sessions s set staked = t.staked, won = t.won, rounds = t.rounds
from (
  select tenant_id, session_id,
    sum(case kind when 'rollback' then -amount when 'win' then 0 else amount end) as staked,
    sum(case kind when 'win' then amount else coalesce(win_amount, 0) end) as won,
    count(distinct round_id) filter (where kind in ('bet', 'betwin')) as rounds
  from provider_transactions where status = 'OK' group by tenant_id, session_id
) t
where t.tenant_id = s.tenant_id and t.session_id = s.id;

-- Rows that every bet changes find room for their next version on their own page.
alter table game_sessions set (fillfactor = 80);
alter table game_rounds set (fillfactor = 80);
alter table provider_day_wins set (fillfactor = 50);

-- Locks the wallet of a session's player, then reads: each statement of a function sees what was committed before it, so what is
-- read here is what the last call of this player left. No row for a session that is not the provider's or was never opened.
create function begin_money_call(p_tenant text, p_provider text, p_session text, p_tx text, p_round text, p_bet_tx text, p_idle_minutes int)
returns table (
  tenant_id text, id text, provider text, player_id text, realm text, mode text, game_code text, currency text, login_session text,
  balance bigint, ended boolean, member_status text, game_state text, game_category text, round_state text, round_game text, round_won bigint, paid boolean,
  known_realm text, digest text, status text, note text, tx_ref text, processed_at timestamptz, tombstoned boolean,
  bet_own boolean, bet_amount bigint, bet_status text, bet_undone boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  v_account text;
  v_currency text;
  v_balance bigint;
begin
  select case s.realm when 'trial' then 'trial:' else '' end || 'member:' || s.player_id || ':main', s.currency into v_account, v_currency
  from game_sessions s
  where s.tenant_id = p_tenant and s.id = p_session and s.provider = p_provider and s.opened_at is not null;
  if not found then return; end if;
  v_balance := ledger.lock_account(p_tenant, v_account, v_currency);
  if v_balance is null then raise exception 'no account % in %', v_account, v_currency using errcode = '22023'; end if;
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
        and u.bet_tx_id = p_bet_tx and u.kind = 'rollback' and u.status = 'OK')
    from game_sessions s
    left join sessions l on l.tenant_id = s.tenant_id and l.token_hash = s.login_session
    left join members m on m.tenant_id = s.tenant_id and m.id = s.member_id
    left join games g on g.tenant_id = s.tenant_id and g.code = s.game_code
    left join game_rounds r on r.tenant_id = s.tenant_id and r.provider = s.provider and r.player_id = s.player_id
      and r.realm = s.realm and r.round_id = p_round
    left join provider_transactions k on k.tenant_id = s.tenant_id and k.provider = s.provider and k.tx_id = p_tx
    left join provider_transactions b on b.tenant_id = s.tenant_id and b.provider = s.provider and b.tx_id = p_bet_tx
      and b.kind in ('bet', 'betwin')
    where s.tenant_id = p_tenant and s.id = p_session;
end $$;

-- Moves the money, takes the round forward and stores the answer: all of it or, by an exception, nothing. p_from and p_to are the
-- round's states where the call moves it; p_undone is its state when no bet of it stands any more.
create function finish_money_call(
  p_tenant text, p_provider text, p_session text, p_player text, p_realm text, p_round text, p_session_game text,
  p_tx text, p_kind text, p_tx_ref text, p_digest text, p_bet_tx text, p_game text, p_amount bigint, p_win_amount bigint, p_currency text,
  p_status text, p_note text, p_from text, p_to text, p_undone text, p_won bigint,
  p_transfer uuid, p_transfer_digest text, p_ref text, p_accounts text[], p_assets text[], p_kinds text[], p_amounts bigint[],
  p_day_won bigint, p_day_ceiling bigint,
  out status text, out round_position int, out processed_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  v_is_move boolean;
  v_is_first boolean := false;
  v_post record;
begin
  status := p_status;
  if array_length(p_accounts, 1) > 0 then
    select p.outcome, p.refusal into v_post
    from ledger.post(p_tenant, p_transfer, 'provider:' || p_provider, p_tx, p_transfer_digest, p_ref, p_accounts, p_assets, p_kinds, p_amounts) p;
    status := case when v_post.outcome = 'POSTED' then 'OK' when v_post.outcome = 'CONFLICT' then 'DUPLICATE_CONFLICT'
      when v_post.refusal = 'INSUFFICIENT' then 'INSUFFICIENT_FUNDS' else 'BET_LIMIT' end;
  end if;
  v_is_move := status = 'OK' and p_to is not null;

  if v_is_move and p_from = 'NEW' then
    insert into game_rounds (tenant_id, provider, player_id, realm, round_id, game_code, state, transactions, won)
    values (p_tenant, p_provider, p_player, p_realm, p_round, p_session_game, p_to, 1, p_won)
    on conflict do nothing returning transactions into round_position;
  elsif v_is_move then
    update game_rounds r set state = p_to, transactions = r.transactions + 1, won = r.won + p_won
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
    position, game_code, amount, win_amount, currency, status, note)
  values (p_tenant, p_provider, p_tx, p_kind, p_tx_ref, p_digest, p_round, p_bet_tx, p_player, p_realm, p_session,
    round_position, p_game, p_amount, p_win_amount, p_currency, status, p_note)
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
