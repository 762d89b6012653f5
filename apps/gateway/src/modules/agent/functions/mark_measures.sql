-- Notes until when the figures of teams are complete: at the time of a stream's mark, once every transaction of before it has ended and is read.
-- Then the next mark begins. What a transaction writes has the time of the statement, a moment before its number at most: hence the seconds.
create or replace function mark_measures() returns void language plpgsql as $$
begin
  -- In one order: two gateways that mark at once wait for each other's rows, and never each for the other's.
  perform 1 from measure_places p where p.stream in ('STAKES', 'EVENTS') order by p.stream for update;
  update measure_places p set complete_until = p.mark_at - interval '10 seconds', mark_xid = null
  where p.mark_xid <= pg_snapshot_xmin(pg_current_snapshot()) and not case p.stream
    when 'STAKES' then exists (select 1 from settled_stakes s where s.xid > p.xid and s.xid < p.mark_xid)
    else exists (select 1 from team_events e where e.xid > p.xid and e.xid < p.mark_xid) end;
  update measure_places p set mark_xid = pg_snapshot_xmax(pg_current_snapshot()), mark_at = clock_timestamp()
  where p.mark_xid is null and p.stream in ('STAKES', 'EVENTS');
end $$;

grant execute on function mark_measures to marquee_gateway;
