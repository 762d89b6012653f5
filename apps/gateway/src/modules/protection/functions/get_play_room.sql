-- Why a member may not stake now (a time-out, an exclusion, a session's time), and how much at most, with what was asked for and is not
-- told yet; all null for nobody's limits.
create or replace function get_play_room(p_tenant text, p_member text, out stop text, out stop_until timestamptz,
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
  select greatest(0, l.amount - u.used - a.asked), l.kind into room, room_limit
  from protection_limits l
  cross join lateral (
    select coalesce(sum(p.staked - case when l.kind = 'LOSS' and p.hour >= v_now - to_period(l.period) then p.won else 0 end), 0)::bigint as used
    from protected_play p
    where p.tenant_id = p_tenant and p.member_id = p_member and p.hour > v_now - to_period(l.period) - interval '1 hour'
  ) u
  cross join lateral (
    select coalesce(sum(s.amount), 0)::bigint as asked from asked_stakes s
    where s.tenant_id = p_tenant and s.member_id = p_member
  ) a
  where l.tenant_id = p_tenant and l.member_id = p_member and l.is_current and l.kind in ('LOSS', 'WAGER') and l.amount is not null
  order by 1, l.kind limit 1;
end $$;

grant execute on function get_play_room to marquee_gateway;
