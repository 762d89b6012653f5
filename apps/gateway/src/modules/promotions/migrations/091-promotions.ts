import type { Migration } from "@marquee/database";

/** Promotions for deposits, bonuses of members, and how a bonus ends (contract 3.14). */
export const promotionsMigration: Migration = {
  name: "091-promotions",
  sql: `
create table promotions (
  tenant_id text not null references merchants (id),
  id uuid not null,
  version int not null default 1,
  is_on boolean not null,
  names jsonb not null,
  currency text not null,
  percent int not null check (percent between 1 and 1000),
  max_bonus int8 not null check (max_bonus > 0),
  min_deposit int8 not null check (min_deposit >= 0),
  factor int not null check (factor between 1 and 100),
  max_stake int8 check (max_stake > 0),
  max_convert int8 check (max_convert > 0),
  days int not null check (days between 1 and 365),
  turn text not null check (turn in ('FIRST', 'DAY', 'ONCE')),
  once_per_person boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  check (ends_at > starts_at)
);
grant select, insert, update on promotions to marquee_gateway;

create table bonuses (
  tenant_id text not null,
  id uuid not null,
  position bigint generated always as identity,
  member_id text not null,
  promotion_id uuid not null,
  -- The deposit with which it was chosen.
  order_no text not null,
  -- What was told when it was chosen holds until its end, whatever becomes of the promotion.
  names jsonb not null,
  currency text not null,
  percent int not null check (percent between 1 and 1000),
  max_bonus int8 not null check (max_bonus > 0),
  min_deposit int8 not null check (min_deposit >= 0),
  factor int not null check (factor between 1 and 100),
  max_stake int8 check (max_stake > 0),
  max_convert int8 check (max_convert > 0),
  days int not null check (days between 1 and 365),
  amount int8 not null check (amount > 0),
  required int8 not null check (required > 0),
  state text not null default 'PENDING' check (state in ('PENDING', 'ACTIVE', 'CONVERTED', 'CANCELLED', 'EXPIRED', 'LOST', 'REFUSED')),
  -- Why it was refused.
  rule text check (rule in ('closed', 'active', 'claimed', 'first.deposit', 'linked.account', 'excluded', 'minimum')),
  converted int8 not null default 0 check (converted >= 0),
  created_at timestamptz not null default clock_timestamp(),
  granted_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_no),
  foreign key (tenant_id, promotion_id) references promotions (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, order_no) references deposits (tenant_id, order_no),
  check ((state = 'REFUSED') = (rule is not null)),
  check ((state in ('PENDING', 'REFUSED')) = (granted_at is null)),
  check ((granted_at is null) = (expires_at is null)),
  check ((state in ('PENDING', 'ACTIVE')) = (ended_at is null))
);
-- One at a time.
create unique index bonuses_active on bonuses (tenant_id, member_id) where state = 'ACTIVE';
create index bonuses_member on bonuses (tenant_id, member_id, position desc);
create index bonuses_of_promotion on bonuses (tenant_id, promotion_id);
create index bonuses_expiring on bonuses (expires_at) where state = 'ACTIVE';
grant select, insert, update on bonuses to marquee_gateway;

alter table turnover_requirements drop constraint turnover_requirements_source_check,
  add constraint turnover_requirements_source_check check (source in ('DEPOSIT', 'STAFF', 'BONUS'));

-- Ends an active bonus: what is left of it becomes the member's up to its cap where p_to is CONVERTED, and goes back to the house otherwise.
-- The caller holds the main wallet's lock, which every mover of bonus money takes first. @returns false when it is not active any more
create function end_bonus(p_tenant text, p_bonus uuid, p_to text) returns boolean language plpgsql as $$
declare
  v_bonus record;
  v_left bigint;
  v_own bigint := 0;
  v_main text;
  v_wallet text;
  v_accounts text[] := '{}';
  v_kinds text[] := '{}';
  v_amounts bigint[] := '{}';
begin
  select b.member_id, b.currency, b.max_convert into v_bonus from bonuses b
  where b.tenant_id = p_tenant and b.id = p_bonus and b.state = 'ACTIVE' for update;
  if not found then return false; end if;
  v_main := 'member:' || v_bonus.member_id || ':main';
  v_wallet := 'member:' || v_bonus.member_id || ':bonus';
  v_left := ledger.lock_account(p_tenant, v_wallet, v_bonus.currency);
  if p_to = 'CONVERTED' then v_own := least(v_left, coalesce(v_bonus.max_convert, v_left)); end if;
  if v_own > 0 then
    v_accounts := array[v_wallet, v_main];
    v_kinds := array['BONUS_CONVERT', 'BONUS_CONVERT'];
    v_amounts := array[-v_own, v_own];
  end if;
  if v_left > v_own then
    v_accounts := v_accounts || array[v_wallet, 'house:' || p_tenant || ':bonus'];
    v_kinds := v_kinds || array['BONUS_EXPIRE', 'BONUS_EXPIRE'];
    v_amounts := v_amounts || array[v_own - v_left, v_left - v_own];
  end if;
  if v_left > 0 then
    perform ledger.post(p_tenant, gen_random_uuid(), 'bonus', 'end:' || p_bonus, p_to || ':' || v_left || ':' || v_own, p_bonus::text,
      v_accounts, array_fill(v_bonus.currency, array[array_length(v_accounts, 1)]), v_kinds, v_amounts);
  end if;
  update bonuses b set state = p_to, converted = v_own, ended_at = clock_timestamp() where b.tenant_id = p_tenant and b.id = p_bonus;
  update turnover_requirements r set state = case p_to when 'EXPIRED' then 'EXPIRED' else 'LOST' end, ended_at = clock_timestamp()
  where r.tenant_id = p_tenant and r.source = 'BONUS' and r.ref = p_bonus::text and r.state = 'OPEN';
  insert into live_events (tenant_id, member_id, kind) values (p_tenant, v_bonus.member_id, 'order');
  return true;
end $$;

-- Ends a member's bonus when enough was staked, or when nothing of it is left and no round that it was staked in is open.
create function settle_bonus(p_tenant text, p_member text) returns void language plpgsql as $$
declare
  v_bonus record;
begin
  select b.id, r.state, a.balance < r.lost_below as is_spent into v_bonus
  from bonuses b
  join turnover_requirements r on r.tenant_id = b.tenant_id and r.source = 'BONUS' and r.ref = b.id::text
  join ledger.accounts a on a.tenant_id = b.tenant_id and a.account = 'member:' || p_member || ':bonus' and a.asset = b.currency
  where b.tenant_id = p_tenant and b.member_id = p_member and b.state = 'ACTIVE';
  if not found then return; end if;
  if v_bonus.state in ('DONE', 'FORGIVEN') then
    perform end_bonus(p_tenant, v_bonus.id, 'CONVERTED');
  elsif v_bonus.is_spent and not exists (
    select from game_rounds g where g.tenant_id = p_tenant and g.bonus_id = v_bonus.id and g.state = 'OPEN' and g.staked_bonus > 0) then
    perform end_bonus(p_tenant, v_bonus.id, 'LOST');
  end if;
end $$;

-- As 081 made them: what a bonus asks is not lost with the main wallet's money, and what has set a bonus free is not taken back.
create or replace function undo_turnover(p_tenant text, p_member text, p_amount bigint) returns bigint language plpgsql as $$
declare
  v_row record;
  v_left bigint := p_amount;
  v_part bigint;
begin
  -- All are locked in the order in which they are filled, the last one is taken from first.
  perform 1 from turnover_requirements r
  where r.tenant_id = p_tenant and r.member_id = p_member and r.done > 0
    and (r.state = 'DONE' and r.source <> 'BONUS' or r.state = 'OPEN' and (r.expires_at is null or r.expires_at > clock_timestamp()))
  order by r.position for update;
  for v_row in
    select r.id, r.done from turnover_requirements r
    where r.tenant_id = p_tenant and r.member_id = p_member and r.done > 0
      and (r.state = 'DONE' and r.source <> 'BONUS' or r.state = 'OPEN' and (r.expires_at is null or r.expires_at > clock_timestamp()))
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

create or replace function lose_turnover(p_tenant text, p_member text) returns int language plpgsql as $$
declare
  v_most bigint;
  v_count int := 0;
begin
  select max(r.lost_below) into v_most from turnover_requirements r
  where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN' and r.source <> 'BONUS';
  if v_most is null or v_most <= (select coalesce(sum(a.balance), 0) from ledger.accounts a
    where a.tenant_id = p_tenant and a.account = 'member:' || p_member || ':main') then return 0; end if;
  if exists (
    select 1 from (select distinct s.provider from game_sessions s where s.tenant_id = p_tenant and s.player_id = p_member) p
    join game_rounds g on g.tenant_id = p_tenant and g.provider = p.provider and g.player_id = p_member
      and g.realm = 'real' and g.state = 'OPEN') then return 0; end if;
  perform 1 from turnover_requirements r
  where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN' and r.source <> 'BONUS' order by r.position for update;
  -- ';' follows ':', so these are all accounts whose names begin with the member. Bonus money is not what a deposit has left.
  update turnover_requirements r set state = 'LOST', ended_at = clock_timestamp()
  where r.tenant_id = p_tenant and r.member_id = p_member and r.state = 'OPEN' and r.source <> 'BONUS' and r.lost_below > (
    select coalesce(sum(a.balance), 0) from ledger.accounts a
    where a.tenant_id = p_tenant and a.asset = r.currency and a.account <> 'member:' || p_member || ':bonus'
      and a.account > 'member:' || p_member || ':' and a.account < 'member:' || p_member || ';');
  get diagnostics v_count = row_count;
  return v_count;
end $$;

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

grant execute on function end_bonus, settle_bonus to marquee_gateway;
`,
};
