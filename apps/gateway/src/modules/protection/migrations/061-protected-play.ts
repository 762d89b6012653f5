import type { Migration } from "@marquee/database";

/**
 * What a money call asks about protection, and how play is counted. Periods are 24 hours, 7 days and 31 days
 * before each moment, so that no clock change and no short month lets anybody stake more. Play counts by whole hours: of the hour in which a
 * period begins all stakes count and no wins, so what is found is never less than what was lost.
 */
export const protectedPlayMigration: Migration = {
  name: "061-protected-play",
  sql: `
create function to_period(p_period text) returns interval language sql immutable as $$
  select case p_period when 'DAY' then interval '24 hours' when 'WEEK' then interval '168 hours' else interval '744 hours' end;
$$;

-- Why a member may not stake now (a time-out, an exclusion, a session's time), and how much at most; all null for nobody's limits.
create function get_play_room(p_tenant text, p_member text, out stop text, out stop_until timestamptz,
  out room bigint, out room_limit text)
language plpgsql stable as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  select x.kind, x.until_at into stop, stop_until from protection_exclusions x
  where x.tenant_id = p_tenant and x.member_id = p_member and (x.until_at is null or x.until_at > v_now)
  order by x.kind = 'EXCLUSION' desc, x.until_at desc nulls first limit 1;
  if stop is not null then return; end if;
  select 'SESSION', t.seen_at + interval '30 minutes' into stop, stop_until
  from protection_limits l
  join play_times t on t.tenant_id = l.tenant_id and t.member_id = l.member_id
  where l.tenant_id = p_tenant and l.member_id = p_member and l.is_current and l.kind = 'SESSION' and l.amount is not null
    and t.seen_at >= v_now - interval '30 minutes' and t.began_at + l.amount * interval '1 minute' <= v_now;
  if stop is not null then return; end if;
  -- Of all limits the one that leaves least.
  select greatest(0, l.amount - u.used), l.kind into room, room_limit
  from protection_limits l
  cross join lateral (
    select coalesce(sum(p.staked - case when l.kind = 'LOSS' and p.hour >= v_now - to_period(l.period) then p.won else 0 end), 0)::bigint as used
    from protected_play p
    where p.tenant_id = p_tenant and p.member_id = p_member and p.hour > v_now - to_period(l.period) - interval '1 hour'
  ) u
  where l.tenant_id = p_tenant and l.member_id = p_member and l.is_current and l.kind in ('LOSS', 'WAGER') and l.amount is not null
  order by 1, l.kind limit 1;
end $$;

-- Counts a call that has moved money, in its own transaction.
create function count_protected_play() returns trigger language plpgsql as $$
declare
  v_at timestamptz := new.processed_at;
  v_staked bigint := 0;
  v_won bigint := 0;
begin
  if not exists (select 1 from protected_members m where m.tenant_id = new.tenant_id and m.member_id = new.player_id) then return null; end if;
  if new.kind = 'rollback' then
    select b.processed_at into v_at from provider_transactions b
    where b.tenant_id = new.tenant_id and b.provider = new.provider and b.tx_id = new.bet_tx_id;
    v_staked := -new.amount;
  elsif new.kind = 'win' then
    v_won := new.amount;
  else
    v_staked := new.amount;
    v_won := coalesce(new.win_amount, 0);
    perform note_play(new.tenant_id, new.player_id);
  end if;
  insert into protected_play as p (tenant_id, member_id, hour, staked, won)
  values (new.tenant_id, new.player_id, date_trunc('hour', v_at, 'UTC'), v_staked, v_won)
  on conflict (tenant_id, member_id, hour) do update set staked = p.staked + excluded.staked, won = p.won + excluded.won;
  return null;
end $$;
create trigger provider_transactions_protected after insert on provider_transactions for each row
  when (new.status = 'OK' and new.realm = 'real' and new.note is null) execute function count_protected_play();

grant execute on function to_period, get_play_room, count_protected_play to marquee_gateway;
`,
};
