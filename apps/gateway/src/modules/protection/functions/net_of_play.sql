-- Wins less stakes of the game sessions that a member began in the last 12 hours before a time, which is how long one lives, or later.
create or replace function net_of_play(p_tenant text, p_member text, p_from timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(s.won - s.staked), 0)::bigint from game_sessions s
  where s.tenant_id = p_tenant and s.member_id = p_member and s.mode = 'REAL' and s.realm = 'real'
    and s.created_at > p_from - interval '12 hours';
$$;

grant execute on function net_of_play to marquee_gateway;
