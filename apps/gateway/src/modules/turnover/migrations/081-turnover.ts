import type { Migration } from "@marquee/database";

/** Turnover requirements, and how settled stakes fill them in the transaction that settles (money.md "Turnover and withdrawability"). */
export const turnoverMigration: Migration = {
  name: "081-turnover",
  sql: `
create table turnover_requirements (
  tenant_id text not null,
  id uuid not null,
  -- The order in which stakes fill them.
  position bigint generated always as identity,
  member_id text not null,
  source text not null check (source in ('DEPOSIT', 'STAFF')),
  -- The deposit's order number, or the id that staff's page made: one requirement each.
  ref text not null,
  currency text not null,
  held int8 not null check (held >= 0),
  required int8 not null check (required > 0),
  done int8 not null default 0 check (done >= 0 and done <= required),
  -- A member who has less than this in all wallets together has lost what is held.
  lost_below int8 not null check (lost_below >= 0),
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'EXPIRED', 'LOST', 'FORGIVEN')),
  reason text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, source, ref),
  check ((state = 'OPEN') = (ended_at is null)),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create index turnover_requirements_open on turnover_requirements (tenant_id, member_id, position) where state = 'OPEN';
create index turnover_requirements_member on turnover_requirements (tenant_id, member_id, position);
create index turnover_requirements_expiring on turnover_requirements (expires_at) where state = 'OPEN' and expires_at is not null;
grant select, insert, update on turnover_requirements to marquee_gateway;

-- Fills open requirements, the oldest first. Rows are locked in their order, so parallel settles count one after another. @returns what it has filled
create function fill_turnover(p_tenant text, p_member text, p_amount bigint) returns bigint language plpgsql as $$
declare
  v_row record;
  v_left bigint := p_amount;
  v_part bigint;
begin
  for v_row in
    select r.id, r.required - r.done as missing from turnover_requirements r
    where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN'
      and (r.expires_at is null or r.expires_at > clock_timestamp())
    order by r.position for update
  loop
    exit when v_left <= 0;
    v_part := least(v_left, v_row.missing);
    v_left := v_left - v_part;
    update turnover_requirements r set done = r.done + v_part,
      state = case when v_part = v_row.missing then 'DONE' else 'OPEN' end,
      ended_at = case when v_part = v_row.missing then clock_timestamp() end
    where r.tenant_id = p_tenant and r.id = v_row.id;
  end loop;
  return p_amount - v_left;
end $$;

-- Takes back what a stake has filled, from what was filled last; what has ended otherwise stays, also what is past its time and not marked yet. @returns what it has taken
create function undo_turnover(p_tenant text, p_member text, p_amount bigint) returns bigint language plpgsql as $$
declare
  v_row record;
  v_left bigint := p_amount;
  v_part bigint;
begin
  -- All are locked in the order in which they are filled, the last one is taken from first.
  perform 1 from turnover_requirements r
  where r.tenant_id = p_tenant and r.member_id = p_member and r.done > 0
    and (r.state = 'DONE' or r.state = 'OPEN' and (r.expires_at is null or r.expires_at > clock_timestamp()))
  order by r.position for update;
  for v_row in
    select r.id, r.done from turnover_requirements r
    where r.tenant_id = p_tenant and r.member_id = p_member and r.done > 0
      and (r.state = 'DONE' or r.state = 'OPEN' and (r.expires_at is null or r.expires_at > clock_timestamp()))
    order by r.position desc
  loop
    exit when v_left <= 0;
    v_part := least(v_left, v_row.done);
    v_left := v_left - v_part;
    update turnover_requirements r set done = r.done - v_part, state = 'OPEN', ended_at = null
    where r.tenant_id = p_tenant and r.id = v_row.id;
  end loop;
  return p_amount - v_left;
end $$;

-- Ends the open requirements of a member whose money is gone: less than their small amount in all wallets together, and no round open. @returns how many
create function lose_turnover(p_tenant text, p_member text) returns int language plpgsql as $$
declare
  v_most bigint;
  v_count int := 0;
begin
  select max(r.lost_below) into v_most from turnover_requirements r
  where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN';
  if v_most is null or v_most <= (select coalesce(sum(a.balance), 0) from ledger.accounts a
    where a.tenant_id = p_tenant and a.account = 'member:' || p_member || ':main') then return 0; end if;
  if exists (
    select 1 from (select distinct s.provider from game_sessions s where s.tenant_id = p_tenant and s.player_id = p_member) p
    join game_rounds g on g.tenant_id = p_tenant and g.provider = p.provider and g.player_id = p_member
      and g.realm = 'real' and g.state = 'OPEN') then return 0; end if;
  perform 1 from turnover_requirements r
  where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN' order by r.position for update;
  -- ';' follows ':', so these are all accounts whose names begin with the member.
  update turnover_requirements r set state = 'LOST', ended_at = clock_timestamp()
  where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN' and r.lost_below > (
    select coalesce(sum(a.balance), 0) from ledger.accounts a
    where a.tenant_id = p_tenant and a.asset = r.currency
      and a.account > 'member:' || p_member || ':' and a.account < 'member:' || p_member || ';');
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Adds a row to the stream and lets it count. p_round_over: the main wallet shows what the round has left, so that a loss can be seen.
create function settle_stake(p_tenant text, p_member text, p_game text, p_round text, p_currency text, p_stake bigint, p_win bigint, p_round_over boolean)
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
  insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight, counted)
  values (p_tenant, p_member, coalesce(v_vendor, ''), coalesce(v_category, ''), p_game, p_round, p_currency, p_stake, p_win, v_weight, v_counted);
  if p_round_over then v_lost := lose_turnover(p_tenant, p_member); end if;
  -- Open pages show the bar: a lost round moves no money when it ends, and would tell them nothing.
  if v_counted <> 0 or v_lost > 0 then
    insert into live_events (tenant_id, member_id, kind) values (p_tenant, p_member, 'balance');
  end if;
end $$;

-- A call that closes a round settles its stakes, in the call's own transaction. A round is closed once.
create function settle_round() returns trigger language plpgsql as $$
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
  return null;
end $$;
create trigger provider_transactions_settled after insert on provider_transactions for each row
  when (new.status = 'OK' and new.realm = 'real' and new.note is null and new.kind in ('win', 'betwin')) execute function settle_round();

grant execute on function fill_turnover, undo_turnover, lose_turnover, settle_stake, settle_round to marquee_gateway;
`,
};
