import type { Migration } from "@marquee/database";

/** Limits of logins and registrations, the login session of a game session, the security log (decisions 024 to 026). */
export const identityMigration: Migration = {
  name: "004-identity",
  sql: `
-- One row for each pair of name and address, and one for the name over all addresses, whose address is ''.
create table login_attempts (
  tenant_id text not null,
  name_key text not null,
  address_key text not null,
  tries int not null,
  tried_at timestamptz not null,
  locked_until timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, name_key, address_key)
);
create index login_attempts_expiry on login_attempts (expires_at);

-- Counts one try before its password is looked at. The name's row is locked first by every caller, so nobody waits in a circle.
create function reserve_login(
  p_tenant text, p_name text, p_address text, p_captcha boolean,
  p_most int, p_lock_seconds int, p_captcha_from int, p_slow_from int, p_most_delay int, p_memory_seconds int,
  out outcome text, out pair_tries int, out name_tries int, out retry_after int
) language plpgsql as $$
declare
  v_name login_attempts;
  v_pair login_attempts;
  v_now timestamptz;
  v_delay int;
begin
  insert into login_attempts as a values (p_tenant, p_name, '', 0, '-infinity', null, clock_timestamp() + p_memory_seconds * interval '1 second')
    on conflict (tenant_id, name_key, address_key) do update set expires_at = a.expires_at returning * into v_name;
  insert into login_attempts as a values (p_tenant, p_name, p_address, 0, '-infinity', null, clock_timestamp() + p_memory_seconds * interval '1 second')
    on conflict (tenant_id, name_key, address_key) do update set expires_at = a.expires_at returning * into v_pair;
  v_now := clock_timestamp();
  if v_name.expires_at <= v_now then v_name.tries := 0; end if;
  if v_pair.expires_at <= v_now or v_pair.locked_until <= v_now then
    v_pair.tries := 0;
    v_pair.locked_until := null;
  end if;
  pair_tries := v_pair.tries;
  name_tries := v_name.tries;
  retry_after := 0;
  if v_pair.locked_until is not null then
    outcome := 'LOCKED';
    retry_after := ceil(extract(epoch from v_pair.locked_until - v_now));
    return;
  end if;
  -- A delay between two tries of one address: others' tries make it longer, and never keep out who tries for the first time.
  v_delay := case when v_name.tries < p_slow_from then 0 else least(p_most_delay, power(2, least(v_name.tries - p_slow_from, 10))::int) end;
  if v_pair.tried_at + v_delay * interval '1 second' > v_now then
    outcome := 'SLOWED';
    retry_after := ceil(extract(epoch from v_pair.tried_at + v_delay * interval '1 second' - v_now));
    return;
  end if;
  if not p_captcha and (v_pair.tries >= p_captcha_from or v_name.tries >= p_captcha_from) then
    outcome := 'CAPTCHA';
    return;
  end if;
  outcome := 'GO';
  pair_tries := v_pair.tries + 1;
  name_tries := v_name.tries + 1;
  if pair_tries >= p_most then
    v_pair.locked_until := v_now + p_lock_seconds * interval '1 second';
    retry_after := p_lock_seconds;
  end if;
  update login_attempts set tries = name_tries, tried_at = v_now, expires_at = v_now + p_memory_seconds * interval '1 second'
    where tenant_id = p_tenant and name_key = p_name and address_key = '';
  update login_attempts set tries = pair_tries, tried_at = v_now, locked_until = v_pair.locked_until, expires_at = v_now + p_memory_seconds * interval '1 second'
    where tenant_id = p_tenant and name_key = p_name and address_key = p_address;
end $$;

-- Takes tries back that were no wrong passwords: those of a pair up to one that was right, and that one of the name's.
create function forgive_login(p_tenant text, p_name text, p_address text, p_tries int, p_most int) returns void language plpgsql as $$
begin
  update login_attempts set tries = greatest(0, tries - 1)
    where tenant_id = p_tenant and name_key = p_name and address_key = '';
  update login_attempts set tries = greatest(0, tries - p_tries),
      locked_until = case when tries - p_tries < p_most then null else locked_until end
    where tenant_id = p_tenant and name_key = p_name and address_key = p_address;
end $$;

create table registration_days (
  tenant_id text not null,
  address_key text not null,
  day date not null,
  members int not null,
  primary key (tenant_id, address_key, day)
);
drop index members_registered;

-- Those that may be live, for the job that ends the idle ones; not the time last seen, which changes all the time.
create index sessions_live on sessions (tenant_id, token_hash) where ended_at is null;

-- The login session that a game was launched from; none for a guest's demo.
alter table game_sessions add column login_session text;
create index game_sessions_login on game_sessions (tenant_id, login_session) where ended_at is null;

create table security_log (
  tenant_id text not null,
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  member_id text,
  name_key text,
  event text not null,
  address text,
  user_agent text,
  request_id text,
  details jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index security_log_time on security_log (tenant_id, at);
create index security_log_member on security_log (tenant_id, member_id, at) where member_id is not null;
create index security_log_name on security_log (tenant_id, name_key, at) where name_key is not null;

grant select, insert, update, delete on login_attempts, registration_days to marquee_gateway;
grant select, insert on security_log to marquee_gateway;
`,
};
