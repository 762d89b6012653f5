-- Counts one try before its password is looked at. The name's row is locked first by every caller, so nobody waits in a circle.
create or replace function reserve_login(
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
