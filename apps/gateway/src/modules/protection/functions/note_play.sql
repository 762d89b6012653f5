-- A member plays now: play goes on, or begins after a pause.
create or replace function note_play(p_tenant text, p_member text) returns void language sql as $$
  insert into play_times as t (tenant_id, member_id, net_before)
  values (p_tenant, p_member, net_of_play(p_tenant, p_member, clock_timestamp()))
  on conflict (tenant_id, member_id) do update set
    began_at = case when t.seen_at < clock_timestamp() - interval '30 minutes' then clock_timestamp() else t.began_at end,
    checked_at = case when t.seen_at < clock_timestamp() - interval '30 minutes' then clock_timestamp() else t.checked_at end,
    net_before = case when t.seen_at < clock_timestamp() - interval '30 minutes' then excluded.net_before else t.net_before end,
    seen_at = clock_timestamp();
$$;

grant execute on function note_play to marquee_gateway;
