import type { Migration } from "@marquee/database";

/**
 * Webhooks (X-64, decision 069): endpoints of merchants, events that are written in the transaction of what they tell, and what became of
 * each event at each endpoint. Triggers write the events, so that no code that changes a member or a bet can forget it; a merchant
 * without an endpoint for a kind has no rows of it.
 */
export const webhooksMigration: Migration = {
  name: "039-webhooks",
  sql: `
create table webhook_endpoints (
  tenant_id text not null references merchants (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  url text not null check (length(url) between 1 and 500),
  kinds text[] not null check (cardinality(kinds) > 0),
  state text not null check (state in ('ON', 'OFF')),
  note text,
  version int not null default 1 check (version > 0),
  sealed_secret text not null,
  sealed_old_secret text,
  old_secret_until timestamptz,
  -- Events that are visible in it have their deliveries.
  seen pg_snapshot not null default pg_current_snapshot(),
  last_sequence bigint not null default 0,
  last_turn bigint not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  failing_since timestamptz,
  delivered_at timestamptz,
  -- Which gateway delivers to it, and until when the others leave it alone.
  held_by uuid,
  held_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  check ((sealed_old_secret is null) = (old_secret_until is null)),
  check ((held_by is null) = (held_until is null))
);

-- The number is drawn under the locks of what the event tells, so it orders events of one member or round; the transaction tells a
-- reader what is new.
create table webhook_events (
  tenant_id text not null,
  number bigint generated always as identity,
  id uuid not null default gen_random_uuid(),
  xid xid8 not null default pg_current_xact_id(),
  kind text not null check (kind ~ '^[a-z]+(\\.[a-z_]+)+$'),
  -- Set for an event of one endpoint alone.
  endpoint_id uuid,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, number)
);
create index webhook_events_new on webhook_events (tenant_id, xid);
create index webhook_events_age on webhook_events (at);

create table webhook_deliveries (
  tenant_id text not null,
  endpoint_id uuid not null,
  sequence bigint not null check (sequence > 0),
  -- Its place in the queue; one that is sent again goes to the end.
  turn bigint not null check (turn > 0),
  event bigint not null,
  state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  tries int not null default 0 check (tries >= 0),
  queued_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  status_code int,
  milliseconds int,
  failure text,
  primary key (tenant_id, endpoint_id, sequence),
  unique (tenant_id, endpoint_id, turn),
  foreign key (tenant_id, endpoint_id) references webhook_endpoints (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event) references webhook_events (tenant_id, number)
);
create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, endpoint_id, turn) where state = 'WAITING';
create index webhook_deliveries_state on webhook_deliveries (tenant_id, endpoint_id, state, sequence);
create index webhook_deliveries_event on webhook_deliveries (tenant_id, event);
create index webhook_deliveries_age on webhook_deliveries (queued_at);

create table webhook_attempts (
  tenant_id text not null,
  endpoint_id uuid not null,
  sequence bigint not null,
  at timestamptz not null default clock_timestamp(),
  status_code int,
  milliseconds int not null check (milliseconds >= 0),
  answer text not null check (length(answer) <= 500),
  failure text,
  foreign key (tenant_id, endpoint_id, sequence)
    references webhook_deliveries (tenant_id, endpoint_id, sequence) on delete cascade
);
create index webhook_attempts_delivery on webhook_attempts (tenant_id, endpoint_id, sequence, at);

-- Publishes an event for the endpoints that are on and ask for its kind: nothing is stored where there is none.
create function publish_webhook(p_tenant text, p_kind text, p_data jsonb) returns void language sql as $$
  insert into webhook_events (tenant_id, kind, data)
  select p_tenant, p_kind, p_data
  where exists (
    select from webhook_endpoints e where e.tenant_id = p_tenant and e.state = 'ON' and p_kind = any(e.kinds));
$$;

-- An amount in 1/10,000 as the contract writes money.
create function to_webhook_amount(p_amount bigint) returns text language sql immutable as $$
  select (p_amount::numeric / 10000)::numeric(24, 4)::text;
$$;

create function publish_member_webhook() returns trigger language plpgsql as $$
declare
  v_changed text[] := '{}';
  v_kind text := 'member.updated';
begin
  if not exists (select from webhook_endpoints e where e.tenant_id = new.tenant_id and e.state = 'ON') then return null; end if;
  if tg_op = 'INSERT' then
    v_kind := 'member.registered';
  elsif new.status is distinct from old.status then
    v_kind := case new.status when 'FROZEN' then 'member.frozen' when 'CLOSED' then 'member.closed' else 'member.activated' end;
  else
    v_changed := array_remove(array[
      case when new.username is distinct from old.username then 'userName' end,
      case when new.nickname is distinct from old.nickname then 'nickname' end,
      case when new.language is distinct from old.language then 'language' end,
      case when new.birthday is distinct from old.birthday then 'birthday' end,
      case when new.email_key is distinct from old.email_key then 'email' end,
      case when new.mobile_key is distinct from old.mobile_key then 'mobile' end,
      case when new.fields is distinct from old.fields then 'fields' end,
      case when new.identity_confirmed_at is distinct from old.identity_confirmed_at then 'identity' end], null);
  end if;
  -- Neither names nor contacts: a receiver knows the member by the id.
  perform publish_webhook(new.tenant_id, v_kind, jsonb_build_object(
    'memberId', new.id, 'status', new.status, 'language', new.language, 'currency', new.currency,
    'uplineId', new.upline_id, 'registeredAt', to_char(new.registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || case when v_changed = '{}' then '{}'::jsonb else jsonb_build_object('changed', v_changed) end);
  return null;
end $$;

-- Trial accounts play with play money, and are told of nowhere.
create trigger members_webhook_insert after insert on members for each row
  when (new.kind not in (4, 41, 42)) execute function publish_member_webhook();
create trigger members_webhook_update after update of status, username, nickname, language, birthday, email_key, mobile_key, fields,
    identity_confirmed_at on members for each row
  when (new.kind not in (4, 41, 42) and
    (old.status, old.username, old.nickname, old.language, old.birthday, old.email_key, old.mobile_key, old.fields, old.identity_confirmed_at)
    is distinct from
    (new.status, new.username, new.nickname, new.language, new.birthday, new.email_key, new.mobile_key, new.fields, new.identity_confirmed_at))
  execute function publish_member_webhook();

-- An accepted money call: the bet or win, then the round when the call has ended it.
create function publish_bet_webhook() returns trigger language plpgsql as $$
declare
  v_bet jsonb;
  v_round record;
begin
  if not exists (select from webhook_endpoints e where e.tenant_id = new.tenant_id and e.state = 'ON') then return null; end if;
  v_bet := jsonb_build_object('memberId', new.player_id, 'provider', new.provider, 'gameCode', new.game_code, 'roundId', new.round_id,
    'txId', new.tx_id, 'txRef', new.tx_ref, 'betTxId', new.bet_tx_id, 'currency', new.currency);
  if new.kind in ('bet', 'betwin') then
    perform publish_webhook(new.tenant_id, 'bet.placed', v_bet || jsonb_build_object('amount', to_webhook_amount(new.amount)));
  elsif new.kind = 'rollback' then
    perform publish_webhook(new.tenant_id, 'bet.rolled_back', v_bet || jsonb_build_object('amount', to_webhook_amount(new.amount)));
  end if;
  if new.kind = 'win' and new.amount > 0 or new.kind = 'betwin' and coalesce(new.win_amount, 0) > 0 then
    perform publish_webhook(new.tenant_id, 'bet.won', v_bet || jsonb_build_object(
      'amount', to_webhook_amount(case new.kind when 'win' then new.amount else new.win_amount end)));
  end if;
  if new.kind in ('win', 'betwin') then
    select r.won, coalesce((select sum(b.amount)::bigint from provider_transactions b
        where b.tenant_id = r.tenant_id and b.provider = r.provider and b.player_id = r.player_id and b.realm = r.realm
          and b.round_id = r.round_id and b.kind in ('bet', 'betwin') and b.status = 'OK'
          and not exists (select from provider_transactions u where u.tenant_id = b.tenant_id and u.provider = b.provider
            and u.bet_tx_id = b.tx_id and u.kind = 'rollback' and u.status = 'OK')), 0) as staked
      into v_round
    from game_rounds r
    where r.tenant_id = new.tenant_id and r.provider = new.provider and r.player_id = new.player_id and r.realm = new.realm
      and r.round_id = new.round_id and r.state = 'CLOSED';
    if found then
      perform publish_webhook(new.tenant_id, 'round.settled', jsonb_build_object('memberId', new.player_id, 'provider', new.provider,
        'gameCode', new.game_code, 'roundId', new.round_id, 'currency', new.currency,
        'staked', to_webhook_amount(v_round.staked), 'won', to_webhook_amount(v_round.won)));
    end if;
  end if;
  return null;
end $$;
create trigger provider_transactions_webhook after insert on provider_transactions for each row
  when (new.status = 'OK' and new.realm = 'real' and new.note is null) execute function publish_bet_webhook();

grant select, insert, update, delete on webhook_endpoints, webhook_deliveries to marquee_gateway;
grant select, insert, delete on webhook_events, webhook_attempts to marquee_gateway;
grant execute on function publish_webhook, to_webhook_amount to marquee_gateway;
`,
};
